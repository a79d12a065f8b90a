import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`attestations_etapes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text NOT NULL,
  	\`de\` text,
  	\`vers\` text NOT NULL,
  	\`par\` text NOT NULL,
  	\`qui\` text,
  	\`motif\` text,
  	\`message\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`attestations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`attestations_etapes_order_idx\` ON \`attestations_etapes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`attestations_etapes_parent_id_idx\` ON \`attestations_etapes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`attestations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`code\` text NOT NULL,
  	\`etat\` text NOT NULL,
  	\`inscription_id\` integer NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`session_id\` integer NOT NULL,
  	\`nom\` text,
  	\`formation\` text NOT NULL,
  	\`debut\` text NOT NULL,
  	\`fin\` text NOT NULL,
  	\`heures\` numeric NOT NULL,
  	\`delivree_le\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`modele\` numeric NOT NULL,
  	\`empreinte\` text NOT NULL,
  	\`remplacee_par\` text,
  	\`effacee_le\` text,
  	\`fichier\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`inscription_id\`) REFERENCES \`inscriptions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`attestations_code_idx\` ON \`attestations\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`attestations_etat_idx\` ON \`attestations\` (\`etat\`);`)
  await db.run(sql`CREATE INDEX \`attestations_inscription_idx\` ON \`attestations\` (\`inscription_id\`);`)
  await db.run(sql`CREATE INDEX \`attestations_session_idx\` ON \`attestations\` (\`session_id\`);`)
  await db.run(sql`CREATE INDEX \`attestations_fichier_idx\` ON \`attestations\` (\`fichier\`);`)
  await db.run(sql`CREATE INDEX \`attestations_updated_at_idx\` ON \`attestations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attestations_created_at_idx\` ON \`attestations\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inscription_version_idx\` ON \`attestations\` (\`inscription_id\`,\`version\`);`)
  await db.run(sql`CREATE TABLE \`pointages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cle\` text NOT NULL,
  	\`inscription_id\` integer NOT NULL,
  	\`demi_journee\` text NOT NULL,
  	\`present\` integer,
  	\`qui\` text NOT NULL,
  	\`marque_le\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`inscription_id\`) REFERENCES \`inscriptions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pointages_cle_idx\` ON \`pointages\` (\`cle\`);`)
  await db.run(sql`CREATE INDEX \`pointages_inscription_idx\` ON \`pointages\` (\`inscription_id\`);`)
  await db.run(sql`CREATE INDEX \`pointages_updated_at_idx\` ON \`pointages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pointages_created_at_idx\` ON \`pointages\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`attestations_etapes\`;`)
  await db.run(sql`DROP TABLE \`attestations\`;`)
  await db.run(sql`DROP TABLE \`pointages\`;`)
}
