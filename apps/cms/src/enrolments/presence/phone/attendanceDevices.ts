import { devicesOf } from '../../../devices/bindDevice.ts'

const dayMs = 86_400_000
/** What was marked on the last day may wait that long for a network. */
const daysAfterEnd = 14

/** The one phone of a session whose trainer has no account, until some days after its end. */
export const attendanceDevices = devicesOf({
  collection: 'sessions',
  purpose: 'presence',
  holds: ({ etat, fin }) =>
    etat !== 'annulee' &&
    etat !== 'brouillon' &&
    Date.parse(fin ?? '') + daysAfterEnd * dayMs > Date.now(),
})
