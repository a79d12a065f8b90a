import type { graphicDesign as french } from '../../fr/serviceScreens/graphicDesign.ts'
import type { Words } from '../../words.ts'

/** Graphic design and web content (spec 2.15). */
export const graphicDesign: Words<typeof french> = {
  title: 'التصميم الغرافيكي',
  description: 'شعارات وملصقات وتغليف وعروض ومحتويات ويب: صورة واضحة، وملفات تحتفظون بها.',
  lead: 'تُقرأ اللافتة في ثلاث ثوانٍ، تحت الشمس، من على دراجة نارية.',
  worksHeading: 'ما نصمّمه',
  works: [
    { name: 'الهوية', text: 'شعار وألوان وخطوط وبطاقة زيارة وورق رسمي' },
    { name: 'الإشهار', text: 'لافتات ورايات وحوامل وتغليف مركبات' },
    { name: 'التغليف', text: 'ملصقات وأكياس وعلب مطابقة لمعايير الوسم' },
    { name: 'المطبوعات', text: 'تقارير وكتيّبات وفهارس وموادّ تدريب' },
    { name: 'الشاشة', text: 'صور للشبكات وعروض وحركات قصيرة' },
  ],
  contentHeading: 'كتابة محتوى الويب',
  content: [
    'النصّ الواضح يبيع أكثر من الخطاب الطويل. نكتب صفحاتكم وبطاقات منتجاتكم ومقالاتكم ورسائلكم بلغة بسيطة، يراجعها من لا يعرف مهنتكم.',
    'يُسلَّم كلّ نصّ مع عنوانه ووصفه لمحرّكات البحث ونسخة قصيرة لواتساب.',
  ],
  countersHeading: 'Sira بالأرقام',
  quote: 'طلب عرض سعر',
  subject: 'التصميم الغرافيكي',
}
