import type { Words } from '../../language/words.ts'
import type { outbox as french } from '../fr/outbox.ts'

/** The texts about unsent forms kept on the device; the browser loads them too. */
export const outbox: Words<typeof french> = {
  outbox: {
    label: 'Waiting to be sent',
    waiting: (count: number) =>
      count === 1
        ? 'One item is kept on this device. It will go by itself as soon as the connection is back.'
        : `${count} items are kept on this device. They will go by themselves as soon as the connection is back.`,
    held: (count: number) =>
      count === 1
        ? 'One item was not sent. Nothing is lost: it is kept on this device.'
        : `${count} items were not sent. Nothing is lost: they are kept on this device.`,
    tooMany: (minutes: number) =>
      minutes <= 1
        ? 'Too much was sent from your connection: try again in a minute.'
        : `Too much was sent from your connection: try again in ${minutes} minutes.`,
    resend: 'Send again',
    takeUp: 'Edit what I typed',
    remove: 'Delete',
    alsoWrong: 'Also to correct:',
    reference: 'Your reference',
    follow: 'Track my request',
    order: {
      name: 'Order',
      success: 'Your order is recorded.',
      see: 'See my order',
      changed: 'Meanwhile a price or the stock has changed: nothing is ordered.',
      review: 'Look at my order again',
    },
    close: 'Close',
  },
}
