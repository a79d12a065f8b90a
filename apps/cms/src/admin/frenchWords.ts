import { plainWords } from './plainWords.ts'
import { trashWords } from './trashWords.ts'

/** Payload's French, put right where it is clumsy (its schedule title never shows the title). */
export const frenchWords = {
  general: {
    ...plainWords.general,
    ...trashWords,
    changesNotSaved:
      'Tout n’est pas encore enregistré dans le back office. Le texte d’une fiche du site, d’une page ou d’une lettre est gardé sur cet appareil, et vous sera proposé à votre retour. Ce que vous écrivez ailleurs, une note par exemple, serait perdu.',
    leaveWithoutSaving: 'Quitter sans enregistrer',
    submitting: 'Enregistrement…',
    updatedSuccessfully: 'Enregistré.',
    createNew: 'Créer',
    uploadingBulk: 'Envoi du fichier {{current}} sur {{total}}',
    createNewLabel: 'Créer : {{label}}',
    creatingNewLabel: 'Création : {{label}}',
    addNew: 'Ajouter',
    // Payload writes its own colon after this one, without a space.
    locale: 'Langue\u00A0',
    locales: 'Langues\u00A0',
    schedulePublishFor: 'Programmer la publication de « {{title}} »',
    livePreview: 'Voir la page à côté du texte',
    exitLivePreview: 'Ne plus voir la page à côté du texte',
    save: 'Enregistrer',
    // Beside « Reprendre cette version » and « Reprendre de la corbeille ».
    restore: 'Reprendre',
    restoring: 'Reprise…',
    edit: 'Modifier',
    created: 'Création',
    createdAt: 'Créé le',
    noLabel: '—',
    payloadSettings: 'Préférences',
    perPage: 'Par page : {{limit}}',
    resetPreferencesDescription:
      'Les colonnes, filtres et menus reviendront à leur état de départ.',
  },
  localization: { ...plainWords.localization, copyToLocale: 'Copier vers une autre langue' },
  validation: plainWords.validation,
  version: {
    ...plainWords.version,
    publishChanges: 'Publier les modifications',
    publishIn: 'Publier ({{locale}})',
    publishAllLocales: 'Publier toutes les langues',
    unpublish: 'Dépublier',
    aboutToUnpublish: 'Ce document ne sera plus visible sur le site. Continuer ?',
    confirmUnpublish: 'Dépublier',
    // As above.
    status: 'État\u00A0',
    changed: 'Publié, modifié depuis',
    // Payload says so of what was unpublished as well as of what is public with a newer draft.
    draftHasPublishedVersion: 'Brouillon (a déjà été publié)',
    // « Republier » in Payload's French: it gives up what was written since the publication.
    revertToPublished: 'Abandonner ces modifications',
    confirmRevertToSaved: 'Abandonner les modifications',
    aboutToRevertToPublished:
      'Ce qui a été écrit depuis la publication quitte ce document, qui redevient tel qu’il est sur le site. Vous le retrouverez dans les versions. Continuer ?',
    aboutToRestore:
      'Le texte français du {{versionDate}} revient comme brouillon\u00A0; les traductions restent comme elles sont. Si le français n’a pas changé depuis, ce sont elles qui reviennent. Le site ne change pas tant que vous ne publiez pas.',
    restoreThisVersion: 'Reprendre cette version',
    restoreAsDraft: 'Reprendre comme brouillon',
    confirmVersionRestoration: 'Reprendre cette version',
    restoring: 'Reprise…',
  },
  error: {
    documentNotFound: 'Ce document n’est plus là, ou vous n’y avez pas accès.',
    restoringTitle:
      '«\u00a0{{title}}\u00a0» n’a pas pu être repris. Vérifiez votre connexion, puis réessayez.',
    revertingDocument: 'Ce document n’a pas pu être repris.',
  },
  upload: {
    bulkUpload: 'Ajouter plusieurs fichiers',
    // « Fichiers à télécharger » in Payload's French, which is what a visitor does.
    filesToUpload: 'fichiers à envoyer',
    fileToUpload: 'fichier à envoyer',
  },
  fields: {
    ...plainWords.fields,
    toggleBlock: 'Ouvrir ou fermer cette partie',
    addNew: 'Ajouter',
    chooseFromExisting: 'Choisir dans la médiathèque',
  },
}
