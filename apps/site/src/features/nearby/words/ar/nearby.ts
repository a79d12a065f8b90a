import type { Words } from '../../../../language/words.ts'
import type { nearby as french } from '../fr/nearby.ts'

/** The page that shows on a map all that there is in each town. */
export const nearby: Words<typeof french> = {
  nearby: {
    title: 'بالقرب مني',
    description: 'الدورات والوظائف والتوصيل والاستلام في بوركينا فاسو، مدينةً مدينةً على الخريطة.',
    lead: 'المس مدينة لترى دوراتها ووظائفها وسعر التوصيل إليها.',
    map: 'خريطة بوركينا فاسو',
    delivery: 'التوصيل',
    pickup: (address: string) => `الاستلام من مكتبنا: ${address}`,
    training: 'دورة',
    job: 'وظيفة',
    none: 'لا مواعيد ولا عروض هنا في الوقت الحالي.',
  },
}
