import type { Payload } from 'payload'

/** Whether a row of any collection names one of these private files. */
export async function hasPrivateRow(names: string[], payload: Payload): Promise<boolean> {
  const counts = payload.config.collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields
      .filter(({ custom }) => custom?.privateFile)
      .map(({ name }) => {
        const where = { [name]: { in: names } }
        return payload.count({ collection: slug, where, trash: true })
      }),
  )
  return (await Promise.all(counts)).some(({ totalDocs }) => totalDocs > 0)
}
