import type { Words } from '../../language/words.ts'
import type { choosing as french } from '../fr/choosing.ts'

/** What narrows a list, of whatever it is. */
export const choosing: Words<typeof french> = {
  choosing: {
    any: 'الكلّ',
    chosen: 'التصفيات المختارة',
    remove: (name: string) => `إزالة التصفية: ${name}`,
  },
}
