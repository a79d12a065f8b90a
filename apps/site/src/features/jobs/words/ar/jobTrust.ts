import type { Words } from '../../../../language/words.ts'
import type { jobTrust as french } from '../fr/jobTrust.ts'

/** What may be believed of an offer, and what to do where it may not (product 2.11). */
export const jobTrust: Words<typeof french> = {
  jobTrust: {
    verified: 'عرض موثّق',
    verifiedNote: 'تحقّق فريقنا من صاحب العمل ومن نصّ هذا العرض كما تقرؤونه.',
    free: 'التقدّم مجّاني؛ خدماتنا اختيارية ولا أثر لها في الاختيار.',
    agreement: (number: string) => `اعتماد التوظيف رقم \u2068${number}\u2069`,
    filled: 'وظيفة مشغولة',
    filledNotice: 'شُغلت هذه الوظيفة: لم يعد صاحب العمل يستقبل طلبات.',
    report: 'التبليغ عن هذا العرض',
    reportTitle: 'التبليغ عن عرض',
    reportDescription: 'أخبرونا بما ليس صحيحًا في عرض عمل.',
    reportLead:
      'هل طُلب منكم مال، أو العرض كاذب أو قديم؟ أخبرونا: نراجعه ولا نقول لأحد من أين جاء البلاغ.',
    about: (title: string) => `العرض: \u2068${title}\u2069`,
    back: 'العودة إلى العرض',
    noOffer: 'افتحوا عرضًا ثم اختاروا «التبليغ عن هذا العرض».',
    reason: 'المشكلة',
    chooseReason: 'اختاروا',
    reasons: {
      frais: 'يُطلب من المترشّحين مال',
      fausse: 'العرض أو صاحب العمل كاذب',
      perimee: 'العرض قديم أو الوظيفة مشغولة',
      discrimination: 'فيه تمييز',
      autre: 'شيء آخر',
    },
    message: 'ما تعرفونه (اختياري)',
    email: 'بريدكم الإلكتروني إن أردتم أن نراسلكم (اختياري)',
    send: 'إرسال البلاغ',
  },
}
