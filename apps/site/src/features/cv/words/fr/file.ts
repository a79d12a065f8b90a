/** The page that gathers what an application is made of, on the device. */
export const file = {
  file: {
    title: 'Monter mon dossier',
    description:
      'Réunissez sur votre appareil votre CV, votre lettre et vos diplômes, prêts pour la prochaine offre\u00a0: gratuit, sans compte, même sans connexion.',
    intro:
      'CV, lettre et pièces au même endroit, prêts pour la prochaine offre. Tout reste sur votre appareil.',
    needsScript:
      'Votre dossier est dans la mémoire de votre navigateur\u00a0: sans JavaScript, cette page ne peut pas le lire. Vous pouvez nous envoyer votre CV tel qu’il est.',
    papers: { cv: 'CV', lettre: 'Lettres', pieces: 'Diplômes et pièces' },
    none: 'Rien encore.',
    ready: 'Prêt',
    missing: 'Il manque',
    toCv: 'Écrire ou changer un CV',
    toLetter: 'Écrire ou changer une lettre',
    piecesText:
      'Diplômes, CNIB, attestations de travail\u00a0: PDF ou photo, 10\u00a0Mo au plus par fichier.',
    add: 'Ajouter un fichier',
    save: 'Enregistrer',
    remove: 'Retirer',
    tooLarge: 'Ce fichier dépasse 10\u00a0Mo\u00a0: prenez une photo plus petite.',
    otherKind: 'Ce fichier n’est ni un PDF, ni une photo JPG ou PNG\u00a0: il n’a pas été gardé.',
    notKept: 'Ce navigateur n’a pas pu garder ce fichier\u00a0: il manque peut-être de place.',
    share: 'Envoyer les pièces',
    jobs: 'Voir les offres d’emploi',
  },
} as const
