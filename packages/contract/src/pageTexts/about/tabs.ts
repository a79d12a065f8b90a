import type { TextsOfPage } from '../pageText.ts'

/** The four tabs. Each line of a text is a paragraph. */
export const tabs = {
  tabs: [
    {
      name: {
        label: 'Onglet «\u00a0Mission\u00a0»',
        longest: 30,
        fr: 'Mission',
        en: 'Mission',
        ar: 'المهمة',
      },
      heading: {
        label: 'Titre de la mission',
        longest: 80,
        fr: 'Rendre chacun capable de la suite',
        en: 'Making everyone able to go further',
        ar: 'أن يقدر كلّ واحد على الخطوة التالية',
      },
      text: {
        label: 'Texte de la mission',
        longest: 900,
        fr: 'Nous formons des personnes et des équipes à ce dont elles ont besoin lundi prochain\u00a0: tenir une caisse, répondre à un appel d’offres, vendre en ligne, passer un entretien.\nUne fois la formation finie, nous restons joignables. Ce qui compte n’est pas l’attestation au mur, c’est le tableau qui sert encore six mois plus tard.',
        en: 'We train people and teams in what they need next Monday: keeping a till, answering a call for tenders, selling online, passing an interview.\nOnce the course is over, we can still be reached. What counts is not the certificate on the wall but the spreadsheet that is still in use six months later.',
        ar: 'ندرّب الأشخاص والفِرق على ما يحتاجون إليه يوم الاثنين القادم: إدارة صندوق، الردّ على مناقصة، البيع عبر الإنترنت، اجتياز مقابلة.\nوبعد انتهاء التدريب نبقى في المتناول. المهمّ ليس الشهادة المعلّقة على الجدار، بل الجدول الذي ما زال يُستعمل بعد ستة أشهر.',
      },
    },
    {
      name: {
        label: 'Onglet «\u00a0Vision\u00a0»',
        longest: 30,
        fr: 'Vision',
        en: 'Vision',
        ar: 'الرؤية',
      },
      heading: {
        label: 'Titre de la vision',
        longest: 80,
        fr: 'Un pays où la compétence se trouve à côté de chez soi',
        en: 'A country where skills can be found next door',
        ar: 'بلدٌ توجد فيه الكفاءة بجوار البيت',
      },
      text: {
        label: 'Texte de la vision',
        longest: 900,
        fr: 'Un commerçant de Kaya doit pouvoir se former sans fermer boutique une semaine. Une diplômée de Koudougou doit pouvoir répondre à une offre sans payer le car jusqu’à la capitale.\nNous construisons des formations, un service d’emploi et des outils qui tiennent dans un téléphone et dans une connexion modeste.',
        en: 'A shopkeeper in Kaya should be able to learn without closing for a week. A graduate in Koudougou should be able to apply for a job without paying for the coach to the capital.\nWe build courses, a job service and tools that fit in a phone and on a modest connection.',
        ar: 'ينبغي أن يستطيع تاجر من كايا أن يتدرّب دون أن يغلق دكّانه أسبوعًا، وأن تستطيع خرّيجة من كودوغو أن تتقدّم لوظيفة دون أن تدفع ثمن الحافلة إلى العاصمة.\nنبني دورات تدريبية وخدمة توظيف وأدوات تسعها هواتفكم واتصال متواضع بالشبكة.',
      },
    },
    {
      name: {
        label: 'Onglet «\u00a0Valeurs\u00a0»',
        longest: 30,
        fr: 'Valeurs',
        en: 'Values',
        ar: 'القيم',
      },
      heading: {
        label: 'Titre des valeurs',
        longest: 80,
        fr: 'Tenir parole, montrer le travail, respecter l’argent des autres',
        en: 'Keep our word, show the work, respect other people’s money',
        ar: 'الوفاء بالوعد، وإظهار العمل، واحترام مال الآخرين',
      },
      text: {
        label: 'Texte des valeurs',
        longest: 900,
        fr: 'Tenir parole\u00a0: la date, le prix et le programme annoncés sont ceux que vous recevez.\nMontrer le travail\u00a0: chaque mission se termine par un document que vous gardez et que vous pouvez faire relire.\nRespecter l’argent des autres\u00a0: nous disons quand une formation ne vous servira pas, et quand un outil gratuit suffit.',
        en: 'Keep our word: the date, the price and the programme we announce are the ones you get.\nShow the work: every assignment ends with a document that you keep and can have checked.\nRespect other people’s money: we say so when a course will not help you, and when a free tool is enough.',
        ar: 'الوفاء بالوعد: التاريخ والسعر والبرنامج المعلنة هي ما تحصلون عليه.\nإظهار العمل: تنتهي كلّ مهمة بوثيقة تحتفظون بها ويمكنكم عرضها على غيرنا.\nاحترام مال الآخرين: نقول لكم متى لن تنفعكم دورة، ومتى تكفي أداة مجانية.',
      },
    },
    {
      name: {
        label: 'Onglet «\u00a0Histoire\u00a0»',
        longest: 30,
        fr: 'Histoire',
        en: 'History',
        ar: 'التاريخ',
      },
      heading: {
        label: 'Titre de l’histoire',
        longest: 80,
        fr: 'D’une salle prêtée à une maison de services',
        en: 'From a borrowed room to a house of services',
        ar: 'من قاعة مُعارة إلى دار خدمات',
      },
      text: {
        label: 'Texte de l’histoire',
        longest: 900,
        fr: 'Tout a commencé par des cours du soir de tableur, dans une salle prêtée par une association de quartier de Ouagadougou. Les élèves sont revenus avec leurs collègues, puis avec leurs employeurs.\nLes employeurs ont demandé des candidats\u00a0: le service d’emploi est né. Les commerçants ont demandé une boutique en ligne, puis un livreur. Nous avons grandi à la demande, métier après métier.',
        en: 'It all began with evening classes in spreadsheets, in a room lent by a neighbourhood association in Ouagadougou. The students came back with their colleagues, then with their employers.\nEmployers asked for candidates: the job service was born. Shopkeepers asked for an online shop, then for a courier. We have grown on demand, trade after trade.',
        ar: 'بدأ كلّ شيء بدروس مسائية في الجداول الحسابية، في قاعة أعارتها جمعية حيّ في واغادوغو. عاد الطلاب مع زملائهم، ثم مع أرباب عملهم.\nطلب أرباب العمل مرشّحين فوُلدت خدمة التوظيف، وطلب التجار متجرًا إلكترونيًا ثم موصّلًا. لقد كبرنا بحسب الطلب، مهنة بعد مهنة.',
      },
    },
  ],
} as const satisfies TextsOfPage
