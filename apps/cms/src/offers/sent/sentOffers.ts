import { offerForm } from '@sira/contract/offers/offerForm'
import type { TextareaField, TextField } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { isContentStaff } from '../../access/contentStaff.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { nobody } from '../../access/nobody.ts'
import { offerStaff } from '../../access/offers/offerStaff.ts'
import { dossierCollection } from '../../dossiers/dossierCollection.ts'
import { fixed } from '../../dossiers/fieldAccess.ts'
import { stepsField } from '../../dossiers/history/stepsField.ts'
import type { KeptKind } from '../../dossiers/keptKind.ts'
import { stateField } from '../../dossiers/moves/stateField.ts'
import { keepForm } from '../../messages/reception/door/keepForm.ts'
import { sentFields } from '../../messages/reception/door/sentFields.ts'
import type { SentOffer } from '../../payload-types.ts'
import { acknowledgeOffer } from './acknowledgeOffer.ts'
import { draftOffer, setOfferAside } from './draftOffer.ts'
import { sentOfferMachine } from './sentOfferMachine.ts'

const kind: KeptKind<keyof SentOffer & string> = {
  searched: ['entreprise', 'nom', 'email', 'phone', 'titre'],
  waiting: { etat: { equals: 'nouvelle' }, suspicion: { exists: false } },
  waitingWords: {
    one: 'offre d’employeur à regarder',
    several: 'offres d’employeurs à regarder',
  },
  waitingNote: 'à regarder',
  day: { since: 'createdAt', hours: 16 },
  assigned: false,
  board: { about: ['titre'], only: { suspicion: { exists: false } } },
  replyWords: null,
  expired: ({ old, soon }) => ({
    or: [
      { createdAt: { less_than: old } },
      { createdAt: { less_than: soon }, suspicion: { exists: true } },
    ],
  }),
  personal: {
    label: 'Offres proposées',
    fields: ['email'],
    phone: { field: 'phone', asTyped: false },
    name: 'nom',
  },
  followed: null,
  secret: ['idempotencyKey'],
}

const text = (name: string, label: string): TextField => {
  return { name, type: 'text', label, access: fixed }
}
const description: TextareaField = {
  name: 'description',
  type: 'textarea',
  label: 'Description',
  access: fixed,
}

/** Offers that employers propose by the form of the site: a person looks before anything is published. */
export const sentOffers = dossierCollection({
  slug: 'offres',
  kind,
  machine: sentOfferMachine,
  searchedAs: 'entreprise, nom, e-mail, téléphone ou intitulé',
  typescript: { interface: 'SentOffer' },
  labels: { singular: 'Offre proposée', plural: 'Offres proposées' },
  access: { read: offerStaff, create: nobody, update: nobody, delete: administratorsOnly },
  admin: {
    group: adminGroups.dossiers,
    hidden: hiddenFrom('cashier'),
    useAsTitle: 'titre',
    defaultColumns: ['titre', 'entreprise', 'nom', 'phone', 'etat', 'createdAt'],
    listSearchableFields: ['searchText'],
    description: 'Appelez l’employeur et vérifiez-le avant de publier.',
  },
  custom: { door: { form: offerForm, keep: keepForm('offres', () => ({})) } },
  endpoints: [draftOffer, setOfferAside],
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  lockDocuments: false,
  hooks: { afterChange: [acknowledgeOffer] },
  desk: [
    {
      name: 'bureau',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/offers/SentOfferDesk.tsx#SentOfferDesk' },
        disableListColumn: true,
      },
    },
  ],
  fields: [
    text('titre', 'Intitulé du poste'),
    text('entreprise', 'Entreprise'),
    text('ville', 'Ville'),
    description,
    text('cv_facultatif', 'CV facultatif'),
    {
      type: 'row',
      fields: [
        text('nom', 'Contact'),
        { ...text('email', 'E-mail'), index: true },
        text('indicatif', 'Indicatif'),
        { ...text('phone', 'Téléphone'), index: true },
      ],
    },
    stateField(sentOfferMachine, 'nouvelle'),
    {
      name: 'brouillon',
      type: 'relationship',
      relationTo: 'jobs',
      label: 'Brouillon',
      custom: { keepsTarget: false },
      access: fixed,
      // Agents cannot read it: it would stand there without a title.
      admin: {
        position: 'sidebar',
        condition: ({ brouillon }, _beside, { user }) => Boolean(brouillon) && isContentStaff(user),
      },
    },
    stepsField,
    ...sentFields,
  ],
})
