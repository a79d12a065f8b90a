import type { Words } from '../../../../language/words.ts'
import type { employerOffer as french } from '../fr/employerOffer.ts'

export const employerOffer: Words<typeof french> = {
  employerOffer: {
    title: 'اقتراح عرض عمل',
    description: 'هل تبحثون عن موظفين؟ أرسلوا عرضكم: يتحقق منه فريقنا وينشره.',
    lead: 'يتصل بكم فريقنا ويتحقق من شركتكم ومن العرض ثم ينشره. التقديم مجاني للمترشحين: لا تطلبوا منهم مالًا أبدًا.',
    open: 'هل تبحثون عن موظفين؟ اقترحوا عرضًا',
    company: 'الشركة',
    contact: 'اسمكم',
    email: 'البريد الإلكتروني (اختياري)',
    jobTitle: 'اسم الوظيفة',
    town: 'المدينة',
    text: 'وصف الوظيفة',
    textHint: 'المهام والمؤهلات والعقد والأجر إن شئتم وآخر أجل والأسئلة المطروحة على المترشحين.',
    cv: 'سيرة المترشحين الذاتية',
    cvAsked: 'مطلوبة',
    cvOptional: 'اختيارية: يكفي الاسم والهاتف والأجوبة',
    phoneElsewhere: 'رقم من بلد آخر؟ راسلونا',
    send: 'إرسال العرض',
  },
}
