import type { SeedArticle } from './seedArticle.ts'

/** What happens at Sira: sessions, hours, partners. */
export const vieDeSiraArticles: SeedArticle[] = [
  {
    slug: 'inscriptions-session-de-decembre',
    publishedAt: '2026-11-18T09:30:00.000Z',
    category: 'sira',
    tags: ['annonces'],
    picture: 'diplome',
    pictureAlt: {
      fr: 'Un diplôme et un calendrier posés sur une table',
      en: 'A diploma and a calendar on a table',
      ar: 'شهادة وتقويم على طاولة',
    },
    titre: {
      fr: 'Les inscriptions de la session de décembre sont ouvertes',
      en: 'Registration for the December session is open',
      ar: 'فُتح باب التسجيل في دورة ديسمبر',
    },
    contenu: {
      fr: `La dernière session de l’année commence le **lundi 7 décembre 2026** à Ouagadougou. Quatre ateliers sont proposés, douze places chacun :

- tableur pour la gestion, du 7 au 9 décembre ;
- écriture de rapports, les 10 et 11 décembre ;
- marketing digital, du 14 au 16 décembre ;
- préparation à l’entretien, le samedi 12 décembre.

L’inscription se fait depuis la page de chaque atelier, dans [nos formations](/nos-formations). Elle est définitive au versement d’un acompte de 30 %. Si l’atelier est complet, nous vous inscrivons en tête de la session de janvier.

Une entreprise inscrit au moins quatre personnes ? [Demandez un devis](/demander-un-devis) : le tarif de groupe s’applique.`,
      en: `The last session of the year begins on **Monday 7 December 2026** in Ouagadougou. There are four workshops, with twelve places each:

- spreadsheets for management, 7 to 9 December;
- report writing, 10 and 11 December;
- digital marketing, 14 to 16 December;
- interview preparation, Saturday 12 December.

Register from the page of each workshop, under [our training courses](/nos-formations). Your place is confirmed once a 30% deposit is paid. If the workshop is full, we put you at the top of the list for January.

Is your company sending four people or more? [Ask for a quote](/demander-un-devis): the group rate applies.`,
      ar: `تبدأ آخر دورة في السنة يوم **الاثنين 7 ديسمبر 2026** في واغادوغو. نقترح أربع ورشات، في كل منها اثنا عشر مقعدًا:

- برنامج الجداول لأغراض الإدارة، من 7 إلى 9 ديسمبر؛
- كتابة التقارير، يومي 10 و11 ديسمبر؛
- التسويق الرقمي، من 14 إلى 16 ديسمبر؛
- الاستعداد لمقابلة العمل، السبت 12 ديسمبر.

يتم التسجيل من صفحة كل ورشة ضمن [دوراتنا](/nos-formations)، ويصبح نهائيًا بعد دفع عربون قدره 30%. وإذا اكتملت الورشة وضعناك في مقدمة قائمة يناير.

هل تسجّل مؤسستك أربعة أشخاص أو أكثر؟ [اطلب عرض سعر](/demander-un-devis) لتستفيد من سعر المجموعات.`,
    },
  },
  {
    slug: 'horaires-de-fin-dannee',
    publishedAt: '2025-12-15T17:45:00.000Z',
    category: 'sira',
    tags: ['annonces'],
    picture: null,
    pictureAlt: null,
    titre: {
      fr: 'Nos horaires de fin d’année',
      en: 'Our opening hours over the holidays',
      ar: 'مواعيد العمل في نهاية السنة',
    },
    contenu: {
      fr: `Nos bureaux ferment à 13 h les mercredis 24 et 31 décembre 2025, et toute la journée les jeudis 25 décembre et 1er janvier. Les livraisons suivent les mêmes horaires.

Nous reprenons le **vendredi 2 janvier 2026 à 8 h**. D’ici là, laissez-nous un message par la page [Contact](/contact) : chacun recevra une réponse. Toute l’équipe vous souhaite de bonnes fêtes !`,
      en: `Our offices close at 1 p.m. on Wednesday 24 and Wednesday 31 December 2025, and all day on Thursday 25 December and Thursday 1 January. Deliveries follow the same hours.

We are back on **Friday 2 January 2026 at 8 a.m.** Until then, leave us a message on the [Contact](/contact) page: every one will be answered. The whole team wishes you a happy holiday season!`,
      ar: `تُغلق مكاتبنا عند الواحدة ظهرًا يومي الأربعاء 24 و31 ديسمبر 2025، وطوال اليوم يومي الخميس 25 ديسمبر و1 يناير. وتسري المواعيد نفسها على التوصيل.

نستأنف العمل يوم **الجمعة 2 يناير 2026 عند الثامنة صباحًا**. وإلى ذلك الحين، اترك لنا رسالة في صفحة [اتصل بنا](/contact)، وسنجيب عن كل رسالة. يتمنى لكم الفريق كله أعيادًا سعيدة!`,
    },
  },
  {
    slug: 'partenariat-formation-kaya-koudougou',
    publishedAt: '2025-10-06T23:15:00.000Z',
    category: 'sira',
    tags: ['annonces', 'femmes'],
    picture: 'ville',
    pictureAlt: { fr: 'Les toits et les arbres d’une ville au soleil couchant' },
    titre: { fr: 'Un partenariat pour former à Kaya et à Koudougou' },
    contenu: {
      fr: `Dès novembre, nos ateliers de bureautique et de gestion se tiendront aussi à Kaya et à Koudougou, dans les salles de deux associations de quartier avec lesquelles nous venons de signer une convention d’un an.

## Ce que chacun apporte

- **Les associations** prêtent la salle, l’électricité de secours et trouvent les participants.
- **Sira** apporte le formateur, douze ordinateurs et les supports.
- **Les participants** paient un tarif réduit : 15 000 FCFA les trois jours, au lieu de 45 000 FCFA.

## Pour qui ?

Quatre-vingt-seize places la première année, dont la moitié pour des femmes qui tiennent déjà un commerce. Aucun diplôme n’est demandé ; il faut savoir lire et disposer de trois jours.

## S’inscrire

Directement auprès des associations, ou par notre page [Contact](/contact) en indiquant la ville. Si votre commune a une salle et un groupe intéressé, écrivez-nous : deux autres villes seront choisies en 2026.`,
    },
  },
  {
    slug: 'coin-lecture-ouvert-le-samedi',
    publishedAt: '2026-04-17T16:00:00.000Z',
    category: 'sira',
    tags: ['annonces'],
    picture: 'livre',
    pictureAlt: { fr: 'Une étagère de livres et deux chaises près d’une fenêtre' },
    titre: { fr: 'Le coin lecture ouvre le samedi matin' },
    contenu: {
      fr: `Cent vingt livres de gestion, de droit, d’informatique et de langues, une table, quatre prises et de la lumière : depuis ce mois d’avril, notre coin lecture accueille chacun **le samedi de 8 h à 13 h**, sans inscription et gratuitement.

On lit sur place. Pour emporter un livre, il faut l’acheter ou laisser une caution de 5 000 FCFA, rendue au retour.

Trois titres que l’on nous demande souvent :

1. un manuel de comptabilité pour petites entreprises ;
2. un guide de rédaction administrative ;
3. un recueil de tests de recrutement corrigés.

Vous avez des livres professionnels en bon état dont vous ne vous servez plus ? Apportez-les : nous vous offrons une réduction de 2 000 FCFA sur [une formation](/nos-formations) pour trois livres donnés.`,
    },
  },
]
