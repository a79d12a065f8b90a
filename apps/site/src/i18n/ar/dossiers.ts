import { arabicPlural } from '../../language/arabicPlural.ts'
import type { Words } from '../../language/words.ts'
import type { dossiers as french } from '../fr/dossiers.ts'

/** The words that pages of every kind of dossier share. */
export const dossiers: Words<typeof french> = {
  dossier: {
    steps: 'ما جرى',
    cloth: {
      caption: 'نسيج هذا الملف: شريط جديد مع كل خطوة.',
      share: 'مشاركة هذا النسيج',
      shareHint: 'صورة بلا اسم ولا مرجع.',
      failed: 'تعذّر رسم الصورة. تحقّقوا من الاتصال وأعيدوا المحاولة.',
    },
    toCalendar: 'إضافة إلى تقويمي',
    toDo: 'المطلوب الآن',
    gone: 'لم يعد هذا الملفّ موجودًا: مُحي أو تغيّر رابطه.',
    total: (amount: string) => `المجموع: ${amount}`,
    estimate: (amount: string) => `السعر التقديري: ${amount}`,
    details: 'ما الذي جرى',
    whatsapp: 'مراسلتنا على واتساب',
    wrongPair: 'لا ملفّ يوافق هذا المرجع ورقم الهاتف هذا.',
    tooMany: (minutes: number) =>
      `محاولات كثيرة جدًا من اتصالكم. أعيدوا المحاولة بعد ${arabicPlural(minutes, {
        zero: 'لحظات',
        one: 'دقيقة',
        two: 'دقيقتين',
        few: `${minutes} دقائق`,
        many: `${minutes} دقيقة`,
        other: `${minutes} دقيقة`,
      })}.`,
    away: 'خدمة المتابعة لا تجيب الآن. ملفّكم لم يضِع: أعيدوا المحاولة بعد لحظة.',
    /** Of a seat whose session was moved or cancelled. */
    choice: {
      cancelled:
        'أُلغيت هذه الدورة. اختاروا دورة أخرى دون دفع شيء إضافي، أو استرداد مالكم. وإن كانت أرخص أعدنا إليكم الفرق.',
      moved:
        'تغيّرت هذه الدورة. لا يلزمكم شيء للاحتفاظ بالمقعد؛ وإلا فاختاروا دورة أخرى أو استرداد مالكم. وإن كانت أرخص أعدنا إليكم الفرق.',
      other: 'دورة أخرى',
      take: 'أختار هذه الدورة',
      refund: 'أطلب استرداد المال',
      refundText: 'يُعاد المقعد، وما دُفع عنه يعود إلى من دفع. لا يمكن التراجع عن ذلك.',
      refundSure: 'أعيد المقعد',
      failed: 'امتلأت هذه الدورة للتو أو لم تعد تقبل أحدًا. اختاروا غيرها أو اتصلوا بنا.',
      taken: 'سُجّل: المقعد في الدورة التي اخترتموها.',
      refunded: 'سُجّل: أُعيد المقعد. نعيد المال إلى من دفع.',
    },
  },
  device: {
    question: 'هل هذا الجهاز مشترك؟',
    explanation: 'تبقى ملفّاتكم مفتوحة هنا. وعلى جهاز يستعمله آخرون تُنسى عند إغلاق المتصفّح.',
    own: 'هو جهازي',
    shared: 'هو مشترك',
    list: 'ملفّاتي على هذا الجهاز',
  },
}
