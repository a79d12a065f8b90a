import { arabicPlural } from '../../language/arabicPlural.ts'
import type { Words } from '../../language/words.ts'
import type { dossiers as french } from '../fr/dossiers.ts'

/** The words that pages of every kind of dossier share. */
export const dossiers: Words<typeof french> = {
  dossier: {
    steps: 'ما جرى',
    toDo: 'المطلوب الآن',
    gone: 'لم يعد هذا الملفّ موجودًا: مُحي أو تغيّر رابطه.',
    total: (amount: string) => `المجموع: ${amount}`,
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
  },
  device: {
    question: 'هل هذا الجهاز مشترك؟',
    explanation: 'تبقى ملفّاتكم مفتوحة هنا. وعلى جهاز يستعمله آخرون تُنسى عند إغلاق المتصفّح.',
    own: 'هو جهازي',
    shared: 'هو مشترك',
    list: 'ملفّاتي على هذا الجهاز',
  },
}
