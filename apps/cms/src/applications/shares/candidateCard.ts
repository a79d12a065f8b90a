import type { CandidateCard } from '@sira/contract/applications/shortlist'
import { type Resume, resumeSchema } from '@sira/contract/cv/resume'
import type { Application } from '../../payload-types.ts'
import { filesOf } from '../desk/filesOfApplication.ts'
import { writtenAnswers } from '../desk/writtenAnswers.ts'
import { withoutContacts } from './withoutContacts.ts'

/** The states in which an employer reads of a candidate; a refusal that waits changes nothing. */
const shownStates: readonly string[] = ['présélection', 'entretien', 'proposée', 'retenue']

/** True while an application stands in the selections in which it was put. */
export function isShown({ etat, effaceeLe }: Pick<Application, 'etat' | 'effaceeLe'>): boolean {
  return shownStates.includes(etat) && !effaceeLe
}

/** True where the candidate agreed, and there is a file. */
export function mayHaveFile(application: Application): boolean {
  return application.accord === 'accordé' && fileOf(application) !== undefined
}

export function fileOf(application: Application) {
  return filesOf(application).find(({ field }) => field === 'cv')
}

/** The card of a candidate for an employer: fields alone, and none by which the candidate is reached. */
export function candidateCard(application: Application, word: string): CandidateCard {
  const { id, nom, accord, reponses } = application
  const { basics, work, education, skills, languages } = resumeOf(application)
  const name = nom ?? ''
  const hasAgreed = accord === 'accordé'
  return {
    candidat: id,
    nom: hasAgreed ? withoutContacts(name) : shortened(withoutContacts(name).replaceAll('…', '')),
    metier: withoutContacts(basics.label),
    ville: withoutContacts(basics.location.city),
    mot: word,
    experience: work.map(({ position, name: chez, startDate: debut, endDate: fin }) => {
      return { quoi: withoutContacts(position), chez: withoutContacts(chez), debut, fin }
    }),
    etudes: education.map(
      ({ studyType, area, institution: chez, startDate: debut, endDate: fin }) => {
        const quoi = [studyType, area].filter(Boolean).join(', ')
        return { quoi: withoutContacts(quoi), chez: withoutContacts(chez), debut, fin }
      },
    ),
    competences: skills.map(({ name: skill }) => withoutContacts(skill)),
    langues: languages.map(({ language, fluency }) =>
      withoutContacts([language, fluency].filter(Boolean).join(', ')),
    ),
    // Typed freely, they may name whoever wrote them.
    reponses: hasAgreed ? writtenAnswers(reponses) : [],
    fichier: mayHaveFile(application),
  }
}

/** The CV that was written on our page; empty where the candidate sent a file alone. */
function resumeOf({ resume }: Application): Resume {
  const read = resumeSchema.safeParse(resume ?? {})
  return read.success ? read.data : resumeSchema.parse({})
}

/** The name as an employer reads it without consent: « Awa O. »; one word may be the family's: « O. ». */
function shortened(name: string): string {
  const parts = name.trim().split(/\s+/)
  const [first = ''] = parts
  const initials = parts.map((part) => (part === '' ? '' : `${[...part][0]}.`))
  return parts.length === 1 ? initials.join('') : [first, ...initials.slice(1)].join(' ')
}
