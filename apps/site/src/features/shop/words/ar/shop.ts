import type { Words } from '../../../../language/words.ts'
import type { shop as french } from '../fr/shop.ts'

/** The online sales space (product 2.13). */
export const shop: Words<typeof french> = {
  shop: {
    title: 'المتجر الإلكتروني',
    description:
      'كتب لتعلّم مهنة أو البحث عن عمل أو إدارة مؤسسة صغيرة، تُسلَّم في واغادوغو وفي كلّ بوركينا فاسو.',
    intro: 'كتب عملية اختارها مدرّبونا. الاستلام في المكتب أو التوصيل إليكم.',
    by: (author: string) => `تأليف: ${author}`,
    more: 'رؤية المزيد',
    cart: 'السلة',
    buy: 'شراء',
    ask: 'طلب هذا الكتاب',
    quantity: 'الكمية',
    less: 'أقلّ بواحد',
    moreOne: 'أكثر بواحد',
    noPrice: 'السعر عند الطلب',
    close: 'إغلاق',
    empty: 'تصل الكتب إلى الرفوف قريبًا.',
    subject: (title: string) => `كتاب: ${title}`,
  },
}
