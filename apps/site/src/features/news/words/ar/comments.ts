import type { Words } from '../../../../language/words.ts'
import type { comments as french } from '../fr/comments.ts'

/** The comments on an article (product 2.8). */
export const comments: Words<typeof french> = {
  comments: {
    title: 'التعليقات',
    count: (count: number) => (count === 0 ? 'التعليقات' : `التعليقات (${count})`),
    write: 'أضيفوا تعليقًا',
    name: 'اسمكم كما سيظهر',
    text: 'تعليقكم',
    rules: 'يُقرأ كل تعليق قبل نشره، ويظهر النص كما كُتب.',
    submit: 'إرسال التعليق',
    answer: 'ردّ',
    answerTo: (name: string) => `الردّ على ${name}`,
    report: 'إبلاغ',
    reportOf: (name: string) => `الإبلاغ عن تعليق ${name}`,
    reported: 'شكرًا لكم. سيراجع فريقنا هذا التعليق.',
    notReported: 'تعذّر الإبلاغ. يُرجى المحاولة بعد قليل.',
    team: 'الفريق',
    gone: 'أُزيل هذا التعليق.',
    closed: 'لم يعد هذا المقال يستقبل تعليقات.',
    description: 'علّقوا على أحد مقالاتنا.',
    back: (article: string) => `العودة إلى المقال «${article}»`,
  },
}
