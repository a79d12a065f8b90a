import { adminGroups } from '../../access/adminGroups.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { inboxStaff } from '../../access/inboxStaff.ts'
import { nobody } from '../../access/nobody.ts'
import { orderStaff } from '../../access/sales/orderStaff.ts'
import { dossierCollection } from '../../dossiers/dossierCollection.ts'
import { giveReference } from '../../dossiers/referenceField.ts'
import { waiting } from '../../dossiers/waitingRecords.ts'
import { cashToCount } from '../cash/cashWaits.ts'
import { countCash } from '../cash/countCash.ts'
import { makeLink } from '../courierPage/makeLink.ts'
import { courierDesk } from '../desk/courierDesk.ts'
import { acknowledgeCourier } from './acknowledgeCourier.ts'
import { advanceCourier } from './advanceCourier.ts'
import { beginSteps } from './beginSteps.ts'
import { courierFields } from './courierFields.ts'
import { courierKind } from './courierKind.ts'
import { courierMachine } from './courierMachine.ts'
import { endedPapers } from './endedPapers.ts'
import { forgetFiles } from './filesOfCourier.ts'
import { sendPaper } from './sendPaper.ts'

/** Those who carry, and those who want to: zone, vehicle, papers and their ends. */
export const couriers = dossierCollection({
  slug: 'coursiers',
  kind: courierKind,
  machine: courierMachine,
  searchedAs: 'référence, nom, téléphone, ville ou quartier',
  custom: waiting(cashToCount, endedPapers),
  typescript: { interface: 'Courier' },
  labels: { singular: 'Livreur', plural: 'Livreurs' },
  access: { read: orderStaff, create: inboxStaff, update: inboxStaff, delete: nobody },
  admin: {
    group: adminGroups.agenda,
    hidden: hiddenFrom('editor'),
    useAsTitle: 'nom',
    defaultColumns: ['nom', 'reference', 'etat', 'ville', 'zone', 'engin', 'disponible'],
    listSearchableFields: ['searchText'],
  },
  disableBulkEdit: true,
  defaultSort: 'nom',
  endpoints: [advanceCourier, courierDesk, makeLink, sendPaper, countCash],
  hooks: {
    beforeChange: [giveReference('coursier'), beginSteps],
    afterChange: [acknowledgeCourier],
    beforeDelete: [forgetFiles],
  },
  desk: [
    {
      name: 'bureau',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/deliveries/CourierDesk.tsx#CourierDesk' },
        disableListColumn: true,
      },
    },
  ],
  fields: courierFields,
})
