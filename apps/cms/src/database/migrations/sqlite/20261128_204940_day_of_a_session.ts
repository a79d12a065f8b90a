import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`feuilles_signees\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`cle\` text NOT NULL,
  	\`session_id\` integer NOT NULL,
  	\`demi_journee\` text NOT NULL,
  	\`qui\` text NOT NULL,
  	\`photo\` text,
  	\`photo_nom\` text,
  	\`photo_type\` text,
  	\`photo_taille\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`session_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`feuilles_signees_cle_idx\` ON \`feuilles_signees\` (\`cle\`);`)
  await db.run(sql`CREATE INDEX \`feuilles_signees_session_idx\` ON \`feuilles_signees\` (\`session_id\`);`)
  await db.run(sql`CREATE INDEX \`feuilles_signees_photo_idx\` ON \`feuilles_signees\` (\`photo\`);`)
  await db.run(sql`CREATE INDEX \`feuilles_signees_updated_at_idx\` ON \`feuilles_signees\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feuilles_signees_created_at_idx\` ON \`feuilles_signees\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`lien\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`code_lien\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`essais_lien\` numeric;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`lien_jusque\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`appareil\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`appareil_le\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`appareil_nom\` text;`)
  await db.run(sql`CREATE INDEX \`sessions_lien_idx\` ON \`sessions\` (\`lien\`);`)
  await db.run(sql`CREATE INDEX \`sessions_appareil_idx\` ON \`sessions\` (\`appareil\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`feuilles_signees\`;`)
  await db.run(sql`DROP INDEX \`sessions_lien_idx\`;`)
  await db.run(sql`DROP INDEX \`sessions_appareil_idx\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`lien\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`code_lien\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`essais_lien\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`lien_jusque\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`appareil\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`appareil_le\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`appareil_nom\`;`)
}
