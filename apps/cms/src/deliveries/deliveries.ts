import { deliveryForm } from '@sira/contract/deliveries/deliveryForm'
import { adminGroups } from '../access/adminGroups.ts'
import { hiddenFrom } from '../access/hiddenFrom.ts'
import { nobody } from '../access/nobody.ts'
import { orderStaff } from '../access/sales/orderStaff.ts'
import { dossierCollection } from '../dossiers/dossierCollection.ts'
import { giveReference } from '../dossiers/referenceField.ts'
import { keptForGood } from '../money/collections/keptForGood.ts'
import { forgetGestures } from './courierPage/forgetGestures.ts'
import { deliveryFields } from './deliveryFields.ts'
import { deliveryKind } from './deliveryKind.ts'
import { deliveryMachine } from './deliveryMachine.ts'
import { advanceDelivery } from './desk/advanceDelivery.ts'
import { correctNoted } from './desk/correctNoted.ts'
import { deliverAgain } from './desk/deliverAgain.ts'
import { deliveryDesk } from './desk/deliveryDesk.ts'
import { exportDeliveries } from './desk/exportDeliveries.ts'
import { acknowledgeDelivery } from './letters/acknowledgeDelivery.ts'
import { keepDelivery } from './request/keepDelivery.ts'

/** Deliveries from one place to another: asked for by a visitor, or of an order. */
export const deliveries = dossierCollection({
  ...keptForGood,
  slug: 'livraisons',
  kind: deliveryKind,
  machine: deliveryMachine,
  searchedAs: 'référence, nom, téléphone ou lieu d’arrivée',
  custom: { door: { form: deliveryForm, keep: keepDelivery } },
  typescript: { interface: 'Delivery' },
  labels: { singular: 'Livraison', plural: 'Livraisons' },
  // Notes, and where it goes; all else is fixed, see the fields.
  access: { read: orderStaff, create: nobody, update: orderStaff, delete: nobody },
  admin: {
    group: adminGroups.dossiers,
    hidden: hiddenFrom('editor'),
    useAsTitle: 'reference',
    defaultColumns: [
      'reference',
      'etat',
      'arriveeQuartier',
      'nom',
      'coursier',
      'jour',
      'createdAt',
    ],
    listSearchableFields: ['searchText'],
    components: { beforeListTable: ['/src/admin/deliveries/DeliveryTools.tsx#DeliveryTools'] },
  },
  endpoints: [exportDeliveries, deliveryDesk, advanceDelivery, deliverAgain, correctNoted],
  hooks: {
    beforeChange: [giveReference('livraison')],
    afterChange: [acknowledgeDelivery],
    beforeDelete: [forgetGestures],
  },
  desk: [
    {
      name: 'bureau',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/deliveries/DeliveryDesk.tsx#DeliveryDesk' },
        disableListColumn: true,
      },
    },
  ],
  fields: deliveryFields,
})
