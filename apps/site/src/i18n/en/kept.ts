import type { Words } from '../../language/words.ts'
import type { kept as french } from '../fr/kept.ts'

/** What became of a form with files that waited on the device; the browser loads it too. */
export const kept: Words<typeof french> = {
  kept: {
    waits:
      'Kept on this device, with what is attached. It leaves as soon as the connection is back, or with the next page of the site that you open.',
    sent: 'Gone! We have received it:',
    again: 'This had arrived already. Follow it with its reference.',
    already:
      'You had already applied here with this name and number: this new one was not taken. Follow the first with its reference, or call us.',
    late: 'It came too late: this offer has expired or is no longer published. Nothing is lost: your application is kept here, and may join our pool.',
    refused:
      'This was not accepted; it is still kept here. Please correct the form and send it again, or call us.',
    sendNow: 'Send now',
    fillAgain: 'Correct the form',
    toPool: 'Join the pool',
    erase: 'Erase from this device',
    close: 'I have read it',
  },
}
