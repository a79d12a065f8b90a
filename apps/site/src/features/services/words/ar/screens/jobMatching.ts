import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { jobMatchingTexts } from '@sira/contract/pageTexts/services/jobMatchingPage'
import type { Words } from '../../../../../language/words.ts'
import type { jobMatching as french } from '../../fr/screens/jobMatching.ts'

/** Job matching: seven steps, four plans, four buttons (product 2.15, 9). */
export const jobMatching: Words<typeof french> = {
  ...originalTexts(jobMatchingTexts, 'ar'),
  description:
    'تنبيهات وسيرة ورسالة ومقابلة واختبارات: سبع مراحل لإيجاد عمل أو تدريب في بوركينا فاسو، ابتداءً من 2,000\u00a0فرنك.',
  free: 'الترشّح مجاني. باقاتنا وخدماتنا اختيارية ولا تأثير لها على الاختيار.',
  single: 'مرة واحدة',
  items: {
    jobAlertsPerMonth: 'تنبيهات الوظائف، شهريًا',
    professionalCv: 'سيرة ذاتية مهنية',
    coverLetter: 'رسالة تحفيز',
    interviewTraining: 'التحضير للمقابلة',
    recruitmentTests: 'التحضير لاختبارات التوظيف',
  },
  plans: {
    monthly: { name: 'شهرية', text: 'شهر من التنبيهات، والسيرة، ورسالة واحدة' },
    halfYearly: {
      name: 'نصف سنوية',
      text: 'ستة أشهر من التنبيهات، والملفّ الكامل، ومقابلتان تجريبيتان',
    },
    yearly: { name: 'سنوية', text: 'سنة من المتابعة مع المستشار نفسه، مع الاختبارات' },
  },
  subject: (plan: string) => `وساطة التوظيف، الباقة: ${plan}`,
}
