import { homeTexts } from '@sira/contract/pageTexts/home/homePage'
import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import type { Words } from '../../../../language/words.ts'
import type { home as french } from '../fr/home.ts'
import { homeParts } from '../homeParts.ts'

/** The home page (product 2.3). */
export const home: Words<typeof french> = {
  home: {
    title: 'التدريب والتوظيف والخدمات الرقمية في بوركينا فاسو',
    description: 'دورات مهنية واستشارات ووساطة توظيف وخدمات رقمية في واغادوغو وفي كلّ بوركينا فاسو.',
    ...homeParts(originalTexts(homeTexts, 'ar')),
    video: 'مشاهدة العرض بالفيديو',
    allServices: 'جميع خدماتنا',
    services: {
      professionalTraining: 'بشهادة، أو بين الشركات، أو على المقاس، أو عن بُعد',
      advice: 'معرفة السوق قبل الاستثمار',
      jobMatching: 'من التنبيه إلى التوظيف، في سبع مراحل',
      delivery: 'ابتداءً من 1,000\u00a0فرنك في واغادوغو',
      transformation: 'أدوات تُختار مع من يستعملها',
      applications: 'مواقع وتطبيقات هاتف وبرامج مهنية',
      data: 'أرقام واضحة لاتخاذ القرار',
      prospecting: 'فريق في الميدان، بألوانكم',
    },
  },
}
