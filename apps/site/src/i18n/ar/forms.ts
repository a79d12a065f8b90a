import { serviceNames } from '@sira/contract/serviceNames'
import type { Words } from '../../language/words.ts'
import type { forms as french } from '../fr/forms.ts'

/** Labels of the quote and contact forms (spec 2.12, 3). */
export const forms: Words<typeof french> = {
  form: {
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    dialCode: 'رمز البلد',
    chooseDialCode: 'اختاروا رمز البلد',
    phone: 'الهاتف',
    service: 'الخدمة',
    chooseService: 'اختاروا خدمة',
    message: 'الرسالة',
    required: 'جميع الحقول إلزامية.',
    send: 'إرسال',
    privacy: 'لا تُستعمل أجوبتكم إلا للردّ عليكم.',
    privacyLink: 'كيف نحميها',
  },
  /** By the name under which they are sent, which is the French one (spec 5). */
  serviceNames: serviceNames.ar,
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
