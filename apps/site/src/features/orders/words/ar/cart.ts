import { arabicPlural } from '../../../../language/arabicPlural.ts'
import type { Words } from '../../../../language/words.ts'
import type { cart as french } from '../fr/cart.ts'

const copies = (count: number) =>
  arabicPlural(count, {
    zero: 'أيّ نسخة',
    one: 'نسخة واحدة',
    two: 'نسختان',
    few: `${count} نسخ`,
    many: `${count} نسخة`,
    other: `${count} نسخة`,
  })

/** The cart, on the device of its customer. */
export const cart: Words<typeof french> = {
  cart: {
    oneSession: 'الدورة المختارة',
    lessSeats: (title, left) => `«${title}»: لم يبق إلا ${left} من المقاعد، وقد خفّضنا العدد.`,
    title: 'السلة',
    description: 'ما تريدون شراءه، محفوظ على هذا الجهاز.',
    empty: 'سلّتكم فارغة.',
    emptyText: 'يبقى ما تضعونه فيها على هذا الجهاز، من دون حساب، إلى أن تطلبوه.',
    noCookies:
      'لم يُوضع ما اخترتموه في السلّة: هذا المتصفّح يمنع ملفات تعريف الارتباط التي تُحفظ فيها السلّة. اسمحوا بها لهذا الموقع ثم أضيفوه من جديد، أو اتصلوا بنا للطلب.',
    toShop: 'رؤية الكتب',
    toPlans: 'رؤية الباقات والخدمات',
    quantityOf: (title: string) => `الكمية: ${title}`,
    remove: 'إزالة',
    removeOf: (title: string) => `إزالة ${title}`,
    recount: 'إعادة الحساب',
    each: (price: string) => `${price} للوحدة`,
    subtotal: 'مجموع المشتريات',
    deliveryLater: 'تُضاف أجرة التوصيل، إن رغبتم فيه، في الخطوة التالية قبل الطلب.',
    order: 'إتمام الطلب',
    goOn: 'متابعة التسوّق',
    gone: (title: string) => `«${title}» لم يعد متوفرًا: أزلناه من السلة.`,
    less: (title: string, left: number) => `«${title}»: لم تبقَ سوى ${copies(left)}، فخفّضنا الكمية.`,
    oneItem: 'أحد المشتريات',
    away: 'تعذّرت قراءة الأسعار. لم يضِع شيء: سلّتكم محفوظة على هذا الجهاز.',
    again: 'إعادة المحاولة',
  },
}
