import type { Words } from '../../../../language/words.ts'
import type { file as french } from '../fr/file.ts'

export const file: Words<typeof french> = {
  file: {
    title: 'Build my file',
    description:
      'Gather your CV, your letter and your diplomas on your device, ready for the next offer: free, without an account, even without a connection.',
    intro:
      'CV, letter and documents in one place, ready for the next offer. Everything stays on your device.',
    needsScript:
      'Your file is in the memory of your browser: without JavaScript this page cannot read it. You can send us your CV as it is.',
    papers: { cv: 'CV', lettre: 'Letters', pieces: 'Diplomas and documents' },
    none: 'Nothing yet.',
    ready: 'Ready',
    missing: 'Missing',
    toCv: 'Write or change a CV',
    toLetter: 'Write or change a letter',
    piecesText:
      'Diplomas, identity card, work certificates: PDF or photo, 10 MB at most for each file.',
    add: 'Add a file',
    save: 'Save',
    remove: 'Remove',
    tooLarge: 'This file is larger than 10 MB: take a smaller photo.',
    otherKind: 'This file is neither a PDF nor a JPG or PNG picture: it was not kept.',
    notKept: 'This browser could not keep the file: it may be short of room.',
    share: 'Send the documents',
    jobs: 'See the job offers',
  },
}
