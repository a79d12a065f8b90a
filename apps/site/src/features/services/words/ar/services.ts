import type { Words } from '../../../../language/words.ts'
import type { services as french } from '../fr/services.ts'

/** All services (spec 2.5). */
export const services: Words<typeof french> = {
  services: {
    title: 'خدماتنا',
    description:
      'تدريب واستشارة وتوظيف وتوصيل وخدمات رقمية: ثماني مهن تحت سقف واحد، في واغادوغو وفي كلّ بوركينا فاسو.',
    lead: 'ثماني مهن، وفريق واحد يتابعكم.',
    processHeading: 'كيف نعمل',
    process: [
      {
        name: 'تحليل الاحتياجات',
        text: 'نأتي لنرى، ونستمع إلى من سيقوم بالعمل، ونعيد الصياغة كتابةً.',
      },
      { name: 'التخطيط والتصميم', text: 'جدول زمني وسعر ونموذج أو برنامج: تصحّحونه قبل أن نبدأ.' },
      { name: 'التطوير والتنفيذ', text: 'يتقدّم العمل بمراحل قصيرة، تُعرض كلّ منها وتُعتمد.' },
      { name: 'التقييم', text: 'نقيس معكم ما تغيّر، ثم نصحّح ما يجب تصحيحه.' },
    ],
    callHeading: 'سؤال قبل الاختيار؟',
    call: 'الاتصال بمستشار',
    contact: 'الكتابة إلينا',
  },
}
