import type { Words } from '../../../../language/words.ts'
import type { missing as french } from '../fr/missing.ts'

/** Pages for when there is no page (product 2.16, 8). */
export const missing: Words<typeof french> = {
  notFound: {
    title: 'Oops! This page cannot be found',
    text: 'The address may have changed. These pages should help you:',
    home: 'Back to the home page',
  },
  offline: {
    title: 'You are offline',
    text: 'This page is not on your phone yet. These ones are, and whatever you have to send us will leave as soon as the connection is back.',
    kept: 'Pages you can read',
    retry: 'Try again',
  },
  unavailable: {
    title: 'This page will be back in a moment',
    text: 'Our servers are catching their breath. Try again in a minute; the pages you have already seen stay open. Something urgent? Call us.',
    retry: 'Try again',
  },
  tooMany: {
    title: 'Just a moment',
    text: 'Many pages have just been requested from your connection, which others may share with you. Wait a minute, then try again: what you were looking for is not lost. A form has not left: reload this page to send it again as you filled it in. Something urgent? Call us.',
    retry: 'Try again',
  },
}
