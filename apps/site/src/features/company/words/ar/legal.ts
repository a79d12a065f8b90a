import type { Words } from '../../../../language/words.ts'
import type { legal as french } from '../fr/legal.ts'

/** Terms and privacy (product 2.16); their texts are edited in the back office. */
export const legal: Words<typeof french> = {
  legal: {
    terms: {
      title: 'الشروط والأحكام',
      description: 'قواعد استعمال موقع Sira وخدماتها في بوركينا فاسو.',
    },
    privacy: {
      title: 'سياسة الخصوصية',
      description:
        'البيانات الشخصية التي نجمعها، ولماذا، وإلى متى، وحقوقكم بموجب القانون رقم \u200e001-2021/AN\u200e.',
    },
  },
}
