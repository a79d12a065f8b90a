import type { Words } from '../../language/words.ts'
import type { choosing as french } from '../fr/choosing.ts'

/** The texts of filters. */
export const choosing: Words<typeof french> = {
  choosing: {
    any: 'الكلّ',
    chosen: 'التصفيات المختارة',
    remove: (name: string) => `إزالة التصفية: ${name}`,
  },
}
