import type { Words } from '../../../../language/words.ts'
import type { attestation as french } from '../fr/attestation.ts'

export const attestation: Words<typeof french> = {
  attestation: {
    title: 'Check a certificate',
    description: 'Learn whether a certificate of training is genuine and still holds.',
    states: {
      valide: 'This certificate is valid.',
      revoquee: 'This certificate was withdrawn: it is worth nothing any more.',
      remplacee: 'This certificate was replaced by another one.',
    },
    stateTexts: {
      valide: 'We issued it, and it says what is written here.',
      revoquee: 'We had issued it, and took it back.',
      remplacee: 'We corrected it: the new one alone counts.',
    },
    toNew: 'See the one that counts',
    code: 'Code',
    intro:
      'The code is written on the certificate, beside the square to scan. We say whether it is ours, and whether it still holds.',
    typedCode: 'Code of the certificate',
    codeHint: 'Sixteen letters and figures; dashes do not count. For example:',
    submit: 'Check',
    other: 'Check another code',
    missing: 'Write the code of the certificate.',
    holder: 'Holder',
    erased: 'Name erased, at the wish of its holder or with time',
    training: 'Training',
    dates: 'Dates',
    fromTo: (from, to) => `From ${from} to ${to}`,
    hours: 'Hours',
    issued: 'Issued on',
    compare: 'Compare with the paper: if it says something else, it is not ours.',
    unknown: 'No certificate has this code.',
    unknownText:
      'Read it again on the paper: sixteen letters and figures, without I, L, O, U, 0 or 1. If it is that of the paper, the paper is not ours.',
    tooMany: (minutes) =>
      minutes <= 1
        ? 'Too many attempts from your connection. Try again in a minute.'
        : `Too many attempts from your connection. Try again in ${minutes} minutes.`,
    away: 'The check does not answer at the moment. This says nothing of the certificate: try again in a moment.',
  },
}
