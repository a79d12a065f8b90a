import type { Localised } from '../articles/seedArticle.ts'

/** A frequent question of the demo content (spec 2.13); `reponse` is HTML. */
interface SeedFaq {
  question: Required<Localised>
  reponse: Required<Localised>
}

/** Twelve questions, in the order they are shown; prices and hours are those of spec 9. */
export const allFaqs: SeedFaq[] = [
  {
    question: {
      fr: 'Comment m’inscrire à une formation ?',
      en: 'How do I sign up for a training?',
      ar: 'كيف أسجّل في دورة تدريبية؟',
    },
    reponse: {
      fr: '<p>Choisissez une date dans le <a href="/nos-formations">catalogue</a>, puis touchez <strong>Acheter</strong>. Un conseiller vous rappelle pour confirmer votre place et vous envoyer le devis.</p><ol><li>Vous versez l’acompte indiqué.</li><li>Vous recevez la convocation et le programme.</li><li>Vous réglez le reste le premier jour.</li></ol>',
      en: '<p>Choose a date in the <a href="/nos-formations">catalogue</a>, then tap <strong>Buy</strong>. An adviser calls you back to confirm your place and send you the quote.</p><ol><li>You pay the deposit shown.</li><li>You receive the invitation and the programme.</li><li>You pay the rest on the first day.</li></ol>',
      ar: '<p>اختر تاريخاً من <a href="/nos-formations">الدليل</a> ثم اضغط <strong>شراء</strong>. يتصل بك مستشار لتأكيد مكانك وإرسال عرض السعر.</p><ol><li>تدفع العربون المبيّن.</li><li>تتلقى الاستدعاء والبرنامج.</li><li>تسدد الباقي في اليوم الأول.</li></ol>',
    },
  },
  {
    question: {
      fr: 'Quels moyens de paiement acceptez-vous ?',
      en: 'How can I pay?',
      ar: 'ما وسائل الدفع المقبولة؟',
    },
    reponse: {
      fr: '<ul><li>Mobile money</li><li>Carte bancaire</li><li>Virement bancaire</li><li>Espèces au bureau</li><li>Chèque</li></ul><p>Un reçu numéroté vous est <strong>toujours</strong> remis. Chaque formation indique les moyens qu’elle accepte.</p>',
      en: '<ul><li>Mobile money</li><li>Bank card</li><li>Bank transfer</li><li>Cash at the office</li><li>Cheque</li></ul><p>You <strong>always</strong> get a numbered receipt. Each training says which of them it accepts.</p>',
      ar: '<ul><li>الدفع عبر الهاتف</li><li>بطاقة بنكية</li><li>تحويل بنكي</li><li>نقداً في المكتب</li><li>شيك</li></ul><p>تتسلم <strong>دائماً</strong> وصلاً مرقّماً، وتبيّن كل دورة الوسائل التي تقبلها.</p>',
    },
  },
  {
    question: {
      fr: 'Combien coûte une livraison ?',
      en: 'How much is a delivery?',
      ar: 'كم تكلفة التوصيل؟',
    },
    reponse: {
      fr: '<table><thead><tr><th>Destination</th><th>À partir de</th></tr></thead><tbody><tr><td>Ouagadougou</td><td>1 000 FCFA</td></tr><tr><td>Ailleurs au Burkina Faso</td><td>2 000 FCFA</td></tr></tbody></table><p>Le prix exact dépend du poids et de la distance ; il vous est donné avant le départ. Voir la page <a href="/services/livraison">Livraison</a>.</p>',
      en: '<table><thead><tr><th>Destination</th><th>From</th></tr></thead><tbody><tr><td>Ouagadougou</td><td>1,000 FCFA</td></tr><tr><td>Elsewhere in Burkina Faso</td><td>2,000 FCFA</td></tr></tbody></table><p>The exact price depends on weight and distance; you are told before departure. See the <a href="/services/livraison">Delivery</a> page.</p>',
      ar: '<table><thead><tr><th>الوجهة</th><th>ابتداءً من</th></tr></thead><tbody><tr><td>واغادوغو</td><td>1 000 فرنك</td></tr><tr><td>باقي بوركينا فاسو</td><td>2 000 فرنك</td></tr></tbody></table><p>يتوقف السعر النهائي على الوزن والمسافة ويُعطى لك قبل الانطلاق. انظر صفحة <a href="/services/livraison">التوصيل</a>.</p>',
    },
  },
  {
    question: {
      fr: 'Faut-il payer pour postuler à une offre d’emploi ?',
      en: 'Do I have to pay to apply for a job?',
      ar: 'هل يجب الدفع للتقدم إلى وظيفة؟',
    },
    reponse: {
      fr: '<p><strong>Non, jamais.</strong> Lire les <a href="/nos-offres-emplois">offres</a> et postuler est gratuit. Si quelqu’un vous demande de l’argent en notre nom, <a href="/contact">prévenez-nous</a>.</p><p>Seuls les services d’accompagnement (CV, lettre, préparation) sont payants, et facultatifs.</p>',
      en: '<p><strong>No, never.</strong> Reading the <a href="/nos-offres-emplois">offers</a> and applying is free. If anyone asks for money in our name, <a href="/contact">tell us</a>.</p><p>Only our help (CV, letter, preparation) is paid for, and it is optional.</p>',
      ar: '<p><strong>لا، أبداً.</strong> قراءة <a href="/nos-offres-emplois">العروض</a> والتقدم إليها مجاني. إذا طلب أحد مالاً باسمنا <a href="/contact">فأخبرنا</a>.</p><p>خدمات المرافقة وحدها (السيرة والرسالة والتحضير) مدفوعة، وهي اختيارية.</p>',
    },
  },
  {
    question: {
      fr: 'Que comprennent vos formules d’accompagnement vers l’emploi ?',
      en: 'What do the job-matching plans include?',
      ar: 'ماذا تشمل باقات المرافقة نحو العمل؟',
    },
    reponse: {
      fr: '<ul><li><strong>Mensuel</strong>, 9 900 FCFA : un mois d’alertes, le CV et une lettre</li><li><strong>Semestriel</strong>, 39 900 FCFA : six mois d’alertes, le dossier complet et deux entretiens simulés</li><li><strong>Annuel</strong>, 49 900 FCFA : un an de suivi par le même conseiller, tests compris</li></ul><p>Chaque service existe aussi à l’unité, par exemple le CV professionnel à 5 000 FCFA : voir <a href="/services/mise-en-relation">Mise en relation emploi</a>.</p>',
      en: '<ul><li><strong>Monthly</strong>, 9,900 FCFA: one month of alerts, the CV and a letter</li><li><strong>Half-yearly</strong>, 39,900 FCFA: six months of alerts, the whole file and two mock interviews</li><li><strong>Yearly</strong>, 49,900 FCFA: a year with the same adviser, tests included</li></ul><p>Each service can also be bought alone, for instance the professional CV at 5,000 FCFA: see <a href="/services/mise-en-relation">Job matching</a>.</p>',
      ar: '<ul><li><strong>شهرية</strong>، 9 900 فرنك: شهر من التنبيهات والسيرة الذاتية ورسالة</li><li><strong>نصف سنوية</strong>، 39 900 فرنك: ستة أشهر من التنبيهات والملف الكامل ومقابلتان تجريبيتان</li><li><strong>سنوية</strong>، 49 900 فرنك: سنة من المتابعة مع المستشار نفسه، والاختبارات ضمنها</li></ul><p>يمكن شراء كل خدمة على حدة، كالسيرة الذاتية المهنية بـ 5 000 فرنك: انظر <a href="/services/mise-en-relation">الوساطة في التوظيف</a>.</p>',
    },
  },
  {
    question: {
      fr: 'Vos attestations sont-elles reconnues ?',
      en: 'Are your certificates recognised?',
      ar: 'هل شهاداتكم معترف بها؟',
    },
    reponse: {
      fr: '<p>Une <em>attestation</em> dit que vous avez suivi la formation ; un <em>certificat</em> dit que vous avez réussi l’épreuve. Chacun porte un numéro que l’employeur peut vérifier en nous appelant. Ce ne sont pas des diplômes d’État.</p>',
      en: '<p>An <em>attestation</em> says that you attended; a <em>certificate</em> says that you passed. Each has a number that an employer can check by calling us. They are not State diplomas.</p>',
      ar: '<p>تُثبت <em>الإفادة</em> أنك حضرت الدورة، وتُثبت <em>الشهادة</em> أنك نجحت في الاختبار. لكل منهما رقم يمكن لصاحب العمل التحقق منه بالاتصال بنا، وليستا من شهادات الدولة.</p>',
    },
  },
  {
    question: {
      fr: 'Puis-je suivre une formation depuis une autre ville ?',
      en: 'Can I follow a training from another town?',
      ar: 'هل يمكنني متابعة دورة من مدينة أخرى؟',
    },
    reponse: {
      fr: '<p>Oui : les classes virtuelles se suivent en direct avec une connexion 3G, et les supports pèsent moins de 5 Mo. Nous nous déplaçons aussi, de Banfora à Dori, pour un groupe de huit personnes au moins.</p>',
      en: '<p>Yes: virtual classes are live and work over a 3G connection, and the handouts weigh less than 5 MB. We also travel, from Banfora to Dori, for a group of eight people or more.</p>',
      ar: '<p>نعم، تُتابَع الدروس الافتراضية مباشرة باتصال 3G وتزن الوثائق أقل من 5 ميغابايت. ونتنقل أيضاً، من بانفورا إلى دوري، لمجموعة من ثمانية أشخاص على الأقل.</p>',
    },
  },
  {
    question: {
      fr: 'Que se passe-t-il si je ne peux plus venir ?',
      en: 'What if I can no longer come?',
      ar: 'ماذا لو لم أعد قادراً على الحضور؟',
    },
    reponse: {
      fr: '<p>Prévenez-nous au moins <strong>cinq jours ouvrés</strong> avant le début : votre place est reportée sans frais. Si c’est nous qui reportons, vous choisissez entre la nouvelle date et le remboursement complet. Tout est écrit dans nos <a href="/termes-et-conditions">conditions</a>.</p>',
      en: '<p>Tell us at least <strong>five working days</strong> before the start and your place is moved free of charge. If we are the ones who postpone, you choose between the new date and a full refund. It is all written in our <a href="/termes-et-conditions">terms</a>.</p>',
      ar: '<p>أخبرنا قبل البداية <strong>بخمسة أيام عمل</strong> على الأقل فيُنقل مكانك مجاناً. وإذا كنا نحن من أجّل فلك أن تختار بين التاريخ الجديد واسترداد المبلغ كاملاً. كل ذلك مكتوب في <a href="/termes-et-conditions">الشروط</a>.</p>',
    },
  },
  {
    question: { fr: 'Quand êtes-vous ouverts ?', en: 'When are you open?', ar: 'متى تفتحون؟' },
    reponse: {
      fr: '<p>Du lundi au vendredi de <strong>08H à 18H</strong>, le samedi de <strong>08H à 13H</strong>. En dehors de ces heures, <a href="/contact">écrivez-nous</a> : nous répondons le jour ouvré suivant.</p>',
      en: '<p>Monday to Friday from <strong>8 a.m. to 6 p.m.</strong>, Saturday from <strong>8 a.m. to 1 p.m.</strong> Outside these hours, <a href="/contact">write to us</a>: we answer on the next working day.</p>',
      ar: '<p>من الاثنين إلى الجمعة من <strong>8 إلى 18</strong>، والسبت من <strong>8 إلى 13</strong>. خارج هذه الأوقات <a href="/contact">اكتب إلينا</a> فنجيبك في يوم العمل التالي.</p>',
    },
  },
  {
    question: {
      fr: 'Comment commander un livre ?',
      en: 'How do I order a book?',
      ar: 'كيف أطلب كتاباً؟',
    },
    reponse: {
      fr: '<p>Choisissez-le dans l’<a href="/sira-biblio">espace de vente</a>, indiquez la quantité (de 1 à 10) et touchez <strong>Acheter</strong>. Nous confirmons le prix total, frais de livraison compris, avant de vous demander quoi que ce soit.</p>',
      en: '<p>Choose it in the <a href="/sira-biblio">shop</a>, set the quantity (from 1 to 10) and tap <strong>Buy</strong>. We confirm the total price, delivery included, before asking for anything.</p>',
      ar: '<p>اختره من <a href="/sira-biblio">المتجر</a> وحدد الكمية (من 1 إلى 10) واضغط <strong>شراء</strong>. نؤكد السعر الإجمالي مع التوصيل قبل أن نطلب أي شيء.</p>',
    },
  },
  {
    question: {
      fr: 'Que faites-vous de mes données ?',
      en: 'What do you do with my data?',
      ar: 'ماذا تفعلون ببياناتي؟',
    },
    reponse: {
      fr: '<p>Elles ne servent qu’à vous répondre, et ne sont ni vendues ni prêtées. Vous pouvez demander à les voir, à les corriger ou à les effacer : voir notre <a href="/politique-de-confidentialite">politique de confidentialité</a>.</p>',
      en: '<p>They serve only to answer you; they are neither sold nor lent. You may ask to see, correct or erase them: see our <a href="/politique-de-confidentialite">privacy policy</a>.</p>',
      ar: '<p>لا تُستعمل إلا للرد عليك، ولا تُباع ولا تُعار. يمكنك أن تطلب الاطلاع عليها أو تصحيحها أو محوها: انظر <a href="/politique-de-confidentialite">سياسة الخصوصية</a>.</p>',
    },
  },
  {
    question: {
      fr: 'Travaillez-vous avec les ONG et les services publics ?',
      en: 'Do you work with NGOs and public services?',
      ar: 'هل تعملون مع المنظمات والإدارات العمومية؟',
    },
    reponse: {
      fr: '<p>Oui : formations à la carte, enquêtes, mise à disposition d’équipes. Nous répondons aux appels d’offres et fournissons les pièces administratives demandées. <a href="/demander-un-devis">Décrivez votre besoin</a>.</p>',
      en: '<p>Yes: tailor-made training, surveys, teams for hire. We answer calls for tenders and provide the papers they ask for. <a href="/demander-un-devis">Describe what you need</a>.</p>',
      ar: '<p>نعم: دورات حسب الطلب وتحقيقات ميدانية وتوفير فرق عمل. نرد على طلبات العروض ونقدّم الوثائق الإدارية المطلوبة. <a href="/demander-un-devis">صف حاجتك</a>.</p>',
    },
  },
]
