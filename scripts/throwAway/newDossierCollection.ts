/** The collection of complaints: all that the back office knows of them. */
export const complaintCollection = `import type { Move } from '@sira/contract/dossiers/moves'
import { complaintForm } from '@sira/contract/forms/complaint'
import type { PayloadRequest } from 'payload'
import { adminGroups } from '../access/adminGroups.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { inboxRecords } from '../access/inboxRecords.ts'
import { nobody } from '../access/nobody.ts'
import { requireInboxStaff } from '../access/requireInboxStaff.ts'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import { advance } from '../dossiers/desk/advance.ts'
import { dossierCollection } from '../dossiers/dossierCollection.ts'
import { foundByPair } from '../dossiers/followUp/foundByPair.ts'
import { keptStep, type Step } from '../dossiers/history/step.ts'
import { stepsField } from '../dossiers/history/stepsField.ts'
import type { KeptKind } from '../dossiers/keptKind.ts'
import type { Machine } from '../dossiers/moves/machine.ts'
import { move } from '../dossiers/moves/move.ts'
import { stateField } from '../dossiers/moves/stateField.ts'
import { giveReference, referenceField } from '../dossiers/referenceField.ts'
import { mailIdentity } from '../mail/mailIdentity.ts'
import { queueEmail } from '../mail/queuedEmail.ts'
import { keepForm } from '../messages/reception/door/keepForm.ts'
import { sentFields } from '../messages/reception/door/sentFields.ts'
import type { Complaint } from '../payload-types.ts'

type State = Complaint['etat']

const machine: Machine<Complaint, State, 'settled'> = {
  collection: 'reclamations',
  field: 'etat',
  names: { reçue: 'Reçue', examinée: 'Examinée', réglée: 'Réglée' },
  moves: [
    { from: 'reçue', to: 'examinée', by: ['personnel'] },
    { from: 'examinée', to: 'réglée', by: ['personnel'], letter: 'settled' },
  ] satisfies Move<State, 'settled'>[],
  steps: 'etapes',
  title: ({ reference }) => \`La réclamation \${reference}\`,
}

const kind: KeptKind<keyof Complaint & string> = {
  searched: ['reference', 'name', 'phone', 'email', 'message'],
  waiting: { etat: { equals: 'reçue' } },
  waitingWords: { one: 'réclamation à examiner', several: 'réclamations à examiner' },
  waitingNote: 'à examiner',
  day: { since: 'createdAt', hours: 8 },
  assigned: true,
  replyWords: null,
  expired: ({ old }) => ({ createdAt: { less_than: old } }),
  personal: {
    label: 'Réclamations',
    fields: ['email'],
    phone: { field: 'phone', dialCode: 'indicatif', asTyped: true },
    name: 'name',
  },
  followed: {
    nature: 'reclamation',
    async find(pair, _locale, payload) {
      const found = await foundByPair('reclamations', pair, payload)
      return (
        found && {
          reference: pair.reference,
          nature: 'reclamation',
          etat: found.etat,
          etapes: (found.etapes ?? []).map(({ date, vers, message }) => ({
            date,
            titre: machine.names[vers as State],
            message: message ?? null,
          })),
        }
      )
    },
  },
  secret: ['idempotencyKey'],
}

export const complaints = dossierCollection({
  slug: 'reclamations',
  kind,
  machine,
  searchedAs: 'référence, nom, téléphone, e-mail ou texte',
  typescript: { interface: 'Complaint' },
  labels: { singular: 'Réclamation', plural: 'Réclamations' },
  access: { read: inboxRecords, create: nobody, update: inboxRecords, delete: nobody },
  admin: {
    group: adminGroups.dossiers,
    hidden: hiddenFrom('editor', 'cashier'),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'etat', 'name', 'createdAt'],
    listSearchableFields: ['searchText'],
  },
  endpoints: [advance(machine, { allow: requireInboxStaff, move: moveComplaint })],
  custom: { door: { form: complaintForm, keep: keepForm('reclamations', begun) } },
  hooks: { beforeChange: [giveReference('reclamation')] },
  fields: [
    referenceField,
    { name: 'name', type: 'text', label: 'Nom' },
    { name: 'email', type: 'text', label: 'E-mail', index: true },
    { name: 'indicatif', type: 'text', label: 'Indicatif' },
    { name: 'phone', type: 'text', label: 'Téléphone' },
    { name: 'subject', type: 'text', label: 'Service' },
    { name: 'message', type: 'textarea', label: 'Réclamation' },
    stateField(machine),
    stepsField,
    ...sentFields,
  ],
})

function begun() {
  return { etat: 'reçue', etapes: [keptStep(null, 'reçue', { by: 'client' })] }
}

function moveComplaint(id: number, to: State, step: Step, req: PayloadRequest) {
  return withinTransaction(req, async () => {
    const { record, move: made } = await move(machine, { id, to, step }, req)
    if (made.letter && record.email) await tell(record, step.message, req)
    return record
  })
}

async function tell({ id, email, locale }: Complaint, said: string | undefined, req: PayloadRequest) {
  const { brand, noticesTo } = await mailIdentity(req.payload, req)
  const heading = 'Votre réclamation est réglée'
  const letter = {
    lang: locale ?? 'fr',
    subject: heading,
    heading,
    paragraphs: said ? [said] : [],
    footer: [brand],
  }
  const about = { relationTo: 'reclamations', value: id } as const
  await queueEmail({ kind: 'answer', to: email ?? '', replyTo: noticesTo, letter, about, brand }, req)
}
`
