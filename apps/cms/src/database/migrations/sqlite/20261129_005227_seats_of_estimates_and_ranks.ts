import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`attentes\` ADD \`rang\` numeric;`)
  await db.run(sql`UPDATE \`attentes\` SET \`rang\` = \`id\`;`)
  await db.run(sql`ALTER TABLE \`estimations_lignes\` ADD \`session_id\` integer REFERENCES sessions(id);`)
  await db.run(sql`CREATE INDEX \`estimations_lignes_session_idx\` ON \`estimations_lignes\` (\`session_id\`);`)
  await db.run(sql`ALTER TABLE \`estimations\` ADD \`commande_id\` integer REFERENCES commandes(id);`)
  await db.run(sql`CREATE INDEX \`estimations_commande_idx\` ON \`estimations\` (\`commande_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_estimations_lignes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`designation\` text NOT NULL,
  	\`quantite\` numeric DEFAULT 1 NOT NULL,
  	\`prix\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`estimations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_estimations_lignes\`("_order", "_parent_id", "id", "designation", "quantite", "prix") SELECT "_order", "_parent_id", "id", "designation", "quantite", "prix" FROM \`estimations_lignes\`;`)
  await db.run(sql`DROP TABLE \`estimations_lignes\`;`)
  await db.run(sql`ALTER TABLE \`__new_estimations_lignes\` RENAME TO \`estimations_lignes\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`estimations_lignes_order_idx\` ON \`estimations_lignes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`estimations_lignes_parent_id_idx\` ON \`estimations_lignes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_estimations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`nom\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`valable_jusquau\` text,
  	\`mot\` text,
  	\`conditions\` text,
  	\`numero\` text,
  	\`etat\` text DEFAULT 'brouillon' NOT NULL,
  	\`total\` numeric,
  	\`locale\` text DEFAULT 'fr' NOT NULL,
  	\`demande_id\` integer,
  	\`replied_at\` text,
  	\`envoye_le\` text,
  	\`effacee_le\` text,
  	\`history\` text,
  	\`fichier\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`demande_id\`) REFERENCES \`devis\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_estimations\`("id", "nom", "email", "phone", "valable_jusquau", "mot", "conditions", "numero", "etat", "total", "locale", "demande_id", "replied_at", "envoye_le", "effacee_le", "history", "fichier", "search_text", "updated_at", "created_at") SELECT "id", "nom", "email", "phone", "valable_jusquau", "mot", "conditions", "numero", "etat", "total", "locale", "demande_id", "replied_at", "envoye_le", "effacee_le", "history", "fichier", "search_text", "updated_at", "created_at" FROM \`estimations\`;`)
  await db.run(sql`DROP TABLE \`estimations\`;`)
  await db.run(sql`ALTER TABLE \`__new_estimations\` RENAME TO \`estimations\`;`)
  await db.run(sql`CREATE INDEX \`estimations_email_idx\` ON \`estimations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`estimations_phone_idx\` ON \`estimations\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`estimations_valable_jusquau_idx\` ON \`estimations\` (\`valable_jusquau\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`estimations_numero_idx\` ON \`estimations\` (\`numero\`);`)
  await db.run(sql`CREATE INDEX \`estimations_etat_idx\` ON \`estimations\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`estimations_demande_idx\` ON \`estimations\` (\`demande_id\`);`)
  await db.run(sql`CREATE INDEX \`estimations_replied_at_idx\` ON \`estimations\` (\`replied_at\`);`)
  await db.run(sql`CREATE INDEX \`estimations_fichier_idx\` ON \`estimations\` (\`fichier\`);`)
  await db.run(sql`CREATE INDEX \`estimations_updated_at_idx\` ON \`estimations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`estimations_created_at_idx\` ON \`estimations\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`attentes\` DROP COLUMN \`rang\`;`)
}
