import type { Words } from '../../../../../language/words.ts'
import type { delivery as french } from '../../fr/screens/delivery.ts'

/** Delivery: two tariffs, two calls, counters (spec 2.15, 9). */
export const delivery: Words<typeof french> = {
  title: 'التوصيل',
  description:
    'توصيل الطرود في واغادوغو ابتداءً من 1,000\u00a0فرنك وفي بقية بوركينا فاسو ابتداءً من 2,000\u00a0فرنك، مع الدفع عند الاستلام.',
  lead: 'ينطلق طردكم هذا الصباح، ويصل بابتسامة وبإيصال.',
  from: 'ابتداءً من',
  tariffs: {
    ouagadougou: {
      name: 'في واغادوغو',
      text: 'جميع الأحياء، في اليوم نفسه لكلّ طلب يصل قبل الظهر.',
    },
    elsewhere: {
      name: 'في بقية بوركينا فاسو',
      text: 'عبر نقاطنا ومحطات الحافلات، من يوم إلى ثلاثة أيام بحسب المدينة.',
    },
  },
  request: 'طلب توصيل',
  become: 'انضمّوا إلى موصّلينا',
  requestSubject: 'طلب توصيل',
  becomeSubject: 'العمل موصّلًا',
  stepsHeading: 'كيف يجري الأمر',
  steps: [
    'تقولون لنا ماذا ومن أين ولمن: بالهاتف أو واتساب أو بالاستمارة.',
    'يمرّ موصّل لأخذ الطرد ويترك لكم إيصالًا مرقّمًا.',
    'نتصل بالمرسَل إليه قبل المرور؛ ويدفع عند الاستلام إن اخترتم ذلك.',
    'تتلقّون التأكيد، والمبلغ المحصَّل خلال يومي عمل.',
  ],
  countersHeading: 'شبكة لا تتوقّف',
  counters: [
    { prefix: '', value: 200, suffix: '+', label: 'موصّل', seconds: 5 },
    { prefix: '', value: 100, suffix: '', label: 'شريك', seconds: 5 },
    { prefix: '', value: 500, suffix: '', label: 'زبون', seconds: 10 },
    { prefix: '', value: 95, suffix: '%', label: 'من الزبائن راضون', seconds: 5 },
    { prefix: '', value: 900, suffix: '', label: 'رأي زبون', seconds: 10 },
  ],
  becomeHeading: 'دراجة نارية وهاتف والتزام بالمواعيد',
  becomeText:
    'نبحث عن موصّلين في جميع المدن التي نخدمها: جولات منتظمة، وتدريب على السلامة، وأجر أسبوعي.',
}
