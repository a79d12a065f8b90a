import type { Course, CourseInstance } from 'schema-dts'
import { runningText } from '../../content/plainText.ts'
import { cutText } from '../../format/cutText.ts'
import { companyReference } from '../../structuredData/company.ts'
import type { DescribedPage } from '../../structuredData/graph.ts'
import { offer } from '../../structuredData/offer.ts'
import { sessionInstances } from './sessions/files/sessionInstances.ts'
import type { Session } from './sessions/session.ts'
import type { Training } from './training.ts'
import { trainingEnd } from './trainingEnd.ts'

/** A training with its sessions, or the one that it says itself, and its price. */
export function course(
  training: Training,
  page: DescribedPage,
  sessions: readonly Session[] = [],
): Course {
  const { origin, address } = page
  const { Theme, description, prix_formation: price, langue } = training
  return {
    '@type': 'Course',
    name: Theme,
    description: cutText(runningText(description), 500) || Theme,
    url: address,
    provider: { ...companyReference(page), url: `${origin}/` },
    ...(langue ? { inLanguage: langue } : {}),
    hasCourseInstance:
      sessions.length === 0
        ? courseInstance(training)
        : sessionInstances(sessions, training, address),
    offers: {
      ...offer(price ?? 0, address),
      category: price === null || price === 0 ? 'Free' : 'Paid',
    },
  }
}

function courseInstance(training: Training): CourseInstance {
  const { date_formation: start, date_fin, nombre_heures: hours, lieu, mode, formateur } = training
  const end = trainingEnd(start, date_fin)
  const instructor = [formateur?.Prenoms, formateur?.Nom].filter(Boolean).join(' ')
  return {
    '@type': 'CourseInstance',
    courseMode: isOnline(mode) ? 'Online' : 'Onsite',
    ...(hours === null ? {} : { courseWorkload: `PT${hours}H` }),
    ...(start === null ? {} : { startDate: start }),
    ...(end === null ? {} : { endDate: end }),
    ...(lieu ? { location: { '@type': 'Place', name: lieu, address: lieu } } : {}),
    ...(instructor ? { instructor: { '@type': 'Person', name: instructor } } : {}),
  }
}

function isOnline(mode: string | null): boolean {
  return /ligne|distance|online|remote/i.test(mode ?? '')
}
