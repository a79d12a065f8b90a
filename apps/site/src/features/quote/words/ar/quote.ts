import type { Words } from '../../../../language/words.ts'
import type { quote as french } from '../fr/quote.ts'

/** The page of the quote form (spec 2.12). */
export const quote: Words<typeof french> = {
  quote: {
    title: 'طلب عرض سعر',
    heading: 'اطلبوا عرض سعر لخدمات على مقاسكم',
    description:
      'صِفوا حاجتكم إلى التدريب أو الاستشارة أو التوظيف أو التوصيل أو الخدمات الرقمية: تتلقّون عرضًا مفصّلًا بالفرنك الأفريقي.',
    aside: [
      { title: 'مجاني ودون التزام', text: 'عرض السعر لا يُلزمكم بشيء، ولا نذكّركم إلا مرة واحدة.' },
      { title: 'ردّ خلال يوم عمل', text: 'يتصل بكم مستشار على الرقم المذكور لتوضيح حاجتكم.' },
      { title: 'سعر ثابت', text: 'المبلغ مفصّل بندًا بندًا، بالفرنك الأفريقي، وصالح ثلاثين يومًا.' },
    ],
    send: 'إرسال الطلب',
    about: (subject: string) => `مرحبًا، طلبي يخصّ: ${subject}.`,
    quantity: (count: number) => `الكمية: ${count}.`,
    preferPhone: 'تفضّلون الحديث؟',
  },
}
