import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { inboxStaff } from '../../access/inboxStaff.ts'
import { letterWriters } from '../../access/letterWriters.ts'

/**
 * Refuses to delete a group with letters still to be sent: without it they would go to everybody.
 */
const keptForLetters: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'letters',
    where: { and: [{ groups: { in: [id] } }, { state: { not_in: ['sent', 'written'] } }] },
    // A letter in the trash may come back.
    trash: true,
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const [letter] = docs
  if (!letter) return
  throw new APIError(
    `La lettre « ${letter.subject ?? letter.id} » s’adresse à ce groupe : changez-la d’abord.`,
    409,
  )
}

/** Groups of subscribers, made by staff, for letters that are not for everybody. */
export const readerGroups: CollectionConfig = {
  slug: 'reader-groups',
  labels: { singular: 'Groupe d’abonnés', plural: 'Groupes d’abonnés' },
  access: { read: letterWriters, create: inboxStaff, update: inboxStaff, delete: inboxStaff },
  admin: {
    group: adminGroups.clients,
    hidden: hiddenFrom('editor', 'cashier'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description:
      'Un groupe se choisit dans la fiche d’un abonné, ou pour plusieurs depuis leur liste, puis dans une lettre.',
  },
  hooks: { beforeDelete: [keptForLetters] },
  disableDuplicate: true,
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', label: 'Nom', required: true, unique: true, maxLength: 80 },
  ],
}
