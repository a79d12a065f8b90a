import type { Words } from '../../../../language/words.ts'
import type { preview as french } from '../fr/preview.ts'

/** The preview of a draft, for the team alone. */
export const preview: Words<typeof french> = {
  preview: {
    title: 'Preview for the team only',
    banner: 'Draft: only the team can see this page.',
    backToEditing: 'Back to editing',
    signIn: 'Sign in to the back office to see this preview.',
    signInLink: 'Sign in',
  },
}
