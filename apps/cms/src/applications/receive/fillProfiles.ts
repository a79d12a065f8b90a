import { resumeSchema } from '@sira/contract/cv/resume'
import type { Payload } from 'payload'
import { searchedText } from '../../dossiers/search/plainSearch.ts'
import type { Application } from '../../payload-types.ts'
import { applicationKind } from '../applicationKind.ts'
import { writtenAnswers } from '../desk/writtenAnswers.ts'
import { profileText } from './profileText.ts'

/** Few enough that nobody waits for them. */
const atOnce = 100

/** Writes the profile by which candidates are found, for those who came before there was one. */
export async function fillProfiles(payload: Payload): Promise<void> {
  let last = 0
  do {
    last = await fillAfter(last, payload)
    // Others have their turn between two lots.
    await new Promise((next) => setImmediate(next))
  } while (last > 0)
}

/** Gives the number of the last one; 0 after all of them. */
async function fillAfter(last: number, payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'candidatures',
    where: {
      profil: { exists: false },
      effaceeLe: { exists: false },
      id: { greater_than: last },
    },
    sort: 'id',
    limit: atOnce,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  })
  for (const application of docs) {
    const { id, updatedAt } = application
    const known = { ...application, profil: profileOf(application) }
    const searchText = searchedText(applicationKind.searched.map((field) => known[field]))
    const data = { profil: known.profil, searchText, updatedAt }
    await payload.db.updateOne({ collection: 'candidatures', id, data })
  }
  return docs.at(-1)?.id ?? 0
}

function profileOf({ resume, reponses, message }: Application): string {
  const cv = resumeSchema.safeParse(resume).data ?? null
  return profileText({ cv, reponses: writtenAnswers(reponses), message: message ?? null })
}
