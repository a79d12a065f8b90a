import { arabicPlural } from '../../language/arabicPlural.ts'
import type { Words } from '../../language/words.ts'
import type { outbox as french } from '../fr/outbox.ts'

/** The texts about unsent forms kept on the device; the browser loads them too. */
export const outbox: Words<typeof french> = {
  outbox: {
    label: 'رسائل في الانتظار',
    waiting: (count: number) =>
      `${arabicPlural(count, {
        zero: 'لا شيء محفوظ',
        one: 'رسالة واحدة محفوظة',
        two: 'رسالتان محفوظتان',
        few: `${count} رسائل محفوظة`,
        many: `${count} رسالة محفوظة`,
        other: `${count} رسالة محفوظة`,
      })} على هذا الجهاز، وسيتمّ الإرسال تلقائيًا حين يعود الاتصال.`,
    held: (count: number) =>
      `${arabicPlural(count, {
        zero: 'أُرسل كلّ شيء',
        one: 'رسالة واحدة لم تُرسَل',
        two: 'رسالتان لم تُرسَلا',
        few: `${count} رسائل لم تُرسَل`,
        many: `${count} رسالة لم تُرسَل`,
        other: `${count} رسالة لم تُرسَل`,
      })}. لم يضع شيء: كلّ ما كتبتموه محفوظ على هذا الجهاز.`,
    tooMany: (minutes: number) =>
      `رسائل كثيرة من اتصالكم: حاولوا مجددًا بعد ${arabicPlural(minutes, {
        zero: 'لحظات',
        one: 'دقيقة',
        two: 'دقيقتين',
        few: `${minutes} دقائق`,
        many: `${minutes} دقيقة`,
        other: `${minutes} دقيقة`,
      })}.`,
    resend: 'إعادة الإرسال',
    takeUp: 'استعادة ما كتبته',
    remove: 'حذف',
    alsoWrong: 'للتصحيح أيضًا:',
    reference: 'مرجعكم',
    follow: 'متابعة طلبي',
    order: {
      name: 'طلب شراء',
      success: 'سُجّل طلبكم.',
      see: 'رؤية طلبي',
      changed: 'تغيّر سعر أو مخزون في هذه الأثناء، ولم يُطلب شيء.',
      review: 'مراجعة طلبي',
    },
    close: 'إغلاق',
  },
}
