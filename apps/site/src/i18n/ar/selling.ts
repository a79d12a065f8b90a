import { arabicPlural } from '../../language/arabicPlural.ts'
import type { Words } from '../../language/words.ts'
import type { selling as french } from '../fr/selling.ts'

/** Into the cart, from wherever something is sold. */
export const selling: Words<typeof french> = {
  selling: {
    added: 'في سلّتكم.',
    seeCart: 'رؤية السلة',
    left: (count: number) =>
      arabicPlural(count, {
        zero: 'نفد',
        one: 'بقيت نسخة واحدة',
        two: 'بقيت نسختان',
        few: `بقيت ${count} نسخ`,
        many: `بقيت ${count} نسخة`,
        other: `بقيت ${count} نسخة`,
      }),
    soldOut: 'نفد',
  },
}
