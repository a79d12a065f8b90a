import type { Words } from '../../../../language/words.ts'
import type { missing as french } from '../fr/missing.ts'

/** Pages for when there is no page (spec 2.16, 8). */
export const missing: Words<typeof french> = {
  notFound: {
    title: 'عذرًا! هذه الصفحة غير موجودة',
    text: 'ربما تغيّر العنوان. إليكم صفحات قد تساعدكم:',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  offline: {
    title: 'أنتم دون اتصال بالإنترنت',
    text: 'هذه الصفحة ليست محفوظة على هاتفكم بعد. أمّا الصفحات التالية فمحفوظة، وما تريدون إرساله إلينا سيُرسل فور عودة الاتصال.',
    kept: 'صفحات يمكنكم قراءتها',
    retry: 'إعادة المحاولة',
  },
  unavailable: {
    title: 'ستعود هذه الصفحة بعد لحظات',
    text: 'خوادمنا تلتقط أنفاسها. حاولوا مجددًا بعد دقيقة؛ الصفحات التي رأيتموها من قبل تبقى مفتوحة. أمر عاجل؟ اتصلوا بنا.',
    retry: 'المحاولة مجددًا',
  },
}
