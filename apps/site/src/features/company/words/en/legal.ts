import type { Words } from '../../../../language/words.ts'
import type { legal as french } from '../fr/legal.ts'

/** Terms and privacy (product 2.16); their texts are edited in the back office. */
export const legal: Words<typeof french> = {
  legal: {
    terms: {
      title: 'Terms and conditions',
      description: 'The rules for using the website and the services of Sira in Burkina\u00a0Faso.',
    },
    privacy: {
      title: 'Privacy policy',
      description:
        'The personal data we collect, why, for how long, and your rights under law 001-2021/AN.',
    },
  },
}
