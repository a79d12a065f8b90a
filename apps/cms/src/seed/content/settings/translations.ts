/** What the default settings say in French, in the two other languages, in the same order. */
export const settingsTranslations = {
  en: {
    address: 'Avenue Kwamé N’Krumah, Ouagadougou, Burkina Faso',
    counters: [
      'years of experience',
      'partners',
      'active clients',
      'satisfied clients',
      'testimonials',
    ],
    skills: [
      'Professional training',
      'Advice and studies',
      'Job matching',
      'Digital communication',
      'App development',
    ],
    testimonials: [
      {
        quote:
          'From the very first week our cashiers were using the table they had built during the course.',
        role: 'Shop manager, Ouagadougou',
      },
      {
        quote: 'They went through my CV with me line by line. Two interviews later, I signed.',
        role: 'Logistics technician, Bobo-Dioulasso',
      },
    ],
  },
  ar: {
    address: 'شارع كوامي نكروما، واغادوغو، بوركينا فاسو',
    counters: ['سنوات من الخبرة', 'شريك', 'زبون نشط', 'من الزبائن راضون', 'شهادة'],
    skills: [
      'التدريب المهني',
      'الاستشارات والدراسات',
      'وساطة التوظيف',
      'التواصل الرقمي',
      'تطوير التطبيقات',
    ],
    testimonials: [
      {
        quote: 'منذ الأسبوع الأول استعملت أمينات الصندوق عندنا الجدول الذي بنينه خلال التدريب.',
        role: 'مديرة متجر، واغادوغو',
      },
      {
        quote: 'راجعوا سيرتي معي سطرًا سطرًا. بعد مقابلتين وقّعت العقد.',
        role: 'تقني لوجستيات، بوبو ديولاسو',
      },
    ],
  },
} as const
