import type { Words } from '../../../../language/words.ts'
import type { space as french } from '../fr/space.ts'

/** The space of a visitor, opened by a code. */
export const space: Words<typeof french> = {
  space: {
    title: 'My space',
    description: 'All your requests under one address, opened by a code. No password.',
    intro: 'Find your requests from any device, with a six-digit code.',
    address: 'Your e-mail address, or your phone number',
    code: 'Six-digit code',
    stay: 'Stay signed in for 30 days on this device',
    ask: 'Get a code',
    askAgain: 'Get another code',
    open: 'Open my space',
    sent: 'If any requests bear this address, a code has just been sent to it. It works once, for ten minutes.',
    byPhone:
      'No e-mail? Call us: we give you a code on the phone, to type here with your phone number.',
    noAddress: 'Please type your e-mail address or your phone number.',
    noCode: 'Please type the code.',
    wrongCode: 'This code is not the right one, or no longer works. Ask for another one.',
    noMoreCodes: 'This address has had five codes in 24 hours. Try again tomorrow, or call us.',
    away: 'The space is not answering at the moment. Try again in a moment.',
    failed: 'It could not be done. Try again in a moment.',
    without: 'Without a code',
    team: 'Are you on the team?',
    teamLink: 'Open the back office',
    dossiers: 'My requests',
    noDossiers: 'No request bears this address.',
    openDossier: 'Open, with its documents',
    plans: 'My running plans',
    runs: (from: string, to: string) => `from ${from} to ${to}`,
    letter: 'The newsletter',
    letterStates: {
      abonne: 'You receive it at this address.',
      attendu: 'Your subscription waits to be confirmed.',
      aucun: 'You do not receive it.',
    },
    subscribe: 'Receive it',
    unsubscribe: 'Stop receiving it',
    alerts: 'My job alerts',
    alertWaits: 'It waits for you to confirm it, by the link in our e-mail.',
    stopAlert: 'Stop this alert',
    data: 'My data',
    dataText: (count: number) =>
      count === 1 ? 'We keep 1 record about you.' : `We keep ${count} records about you.`,
    export: 'Download my data',
    correct: 'Ask for a correction',
    correctSubject: 'Correct my data',
    erase: 'Erase my data',
    eraseSure: 'Really erase?',
    eraseText:
      'Your requests, their messages and their documents disappear: nothing will prove them any more. It cannot be undone.',
    eraseKept: (count: number) =>
      `${count} ${count === 1 ? 'request stays' : 'requests stay'}, because the law or work under way requires it.`,
    eraseSurely: 'Yes, erase everything',
    eraseNot: 'No, erase nothing',
    erased: (kept: number) =>
      kept === 0
        ? 'Your data are erased.'
        : `Your data are erased, but for ${kept} ${kept === 1 ? 'request' : 'requests'} that we must keep.`,
    erasedHere:
      'What was sent from this device may still be in its list: you can make it forget that.',
    erasedQuestion: 'A question? Write to us',
    sessions: 'Where my space is open',
    unknownDevice: 'A device',
    since: (time: string) => `since ${time}`,
    here: 'Here',
    end: 'Close',
    endAll: 'Close everywhere',
  },
}
