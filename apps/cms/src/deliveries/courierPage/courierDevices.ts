import { devicesOf } from '../../devices/bindDevice.ts'

/** The phone of a courier, until he is suspended. */
export const courierDevices = devicesOf({
  collection: 'coursiers',
  purpose: 'livreur',
  holds: ({ etat }) => etat === 'actif',
})
