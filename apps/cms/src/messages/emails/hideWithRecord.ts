import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { lettersAbout } from '../../dossiers/lettersAbout.ts'
import type { Email } from '../../payload-types.ts'

/** Letters about a record go from the sight of agents with it, and come back with it. */
export const hideLettersAbout: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  previousDoc,
  req,
}) => {
  const aboutTrash = Boolean(doc.deletedAt)
  if (aboutTrash === Boolean(previousDoc?.deletedAt)) return doc
  const where = lettersAbout(slug, doc.id)
  await req.payload.db.updateMany({ collection: 'emails', where, data: { aboutTrash }, req })
  return doc
}

/** Hides a new letter about a record that is already in the trash. */
export const hideNewLetter: CollectionBeforeChangeHook<Email> = async ({
  data,
  operation,
  req,
}) => {
  const { relationTo, value } = data.about ?? {}
  if (operation !== 'create' || !relationTo) return data
  if (!req.payload.collections[relationTo].config.trash) return data
  const id = Number(typeof value === 'object' ? value.id : value)
  const asked = { collection: relationTo, id, depth: 0, trash: true, req } as const
  const record = await recordsByName(req.payload).findByID({ ...asked, disableErrors: true })
  return { ...data, aboutTrash: Boolean(record?.deletedAt) }
}
