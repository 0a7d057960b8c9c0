// Written by tools/list-cards.mjs from the folder listing.
import type { Card } from '../card.ts';
import card001 from './early-war/001-asia-scoring.ts';
import card002 from './early-war/002-europe-scoring.ts';
import card003 from './early-war/003-middle-east-scoring.ts';
import card004 from './early-war/004-duck-and-cover.ts';
import card005 from './early-war/005-five-year-plan.ts';
import card007 from './early-war/007-socialist-governments.ts';
import card008 from './early-war/008-fidel.ts';
import card009 from './early-war/009-vietnam-revolts.ts';
import card010 from './early-war/010-blockade.ts';
import card011 from './early-war/011-korean-war.ts';
import card012 from './early-war/012-romanian-abdication.ts';
import card013 from './early-war/013-arab-israeli-war.ts';
import card014 from './early-war/014-comecon.ts';
import card015 from './early-war/015-nasser.ts';
import card016 from './early-war/016-warsaw-pact-formed.ts';
import card017 from './early-war/017-de-gaulle-leads-france.ts';
import card018 from './early-war/018-captured-nazi-scientist.ts';
import card019 from './early-war/019-truman-doctrine.ts';
import card020 from './early-war/020-olympic-games.ts';
import card021 from './early-war/021-nato.ts';
import card022 from './early-war/022-independent-reds.ts';
import card023 from './early-war/023-marshall-plan.ts';
import card024 from './early-war/024-indo-pakistani-war.ts';
import card025 from './early-war/025-containment.ts';
import card026 from './early-war/026-cia-created.ts';
import card027 from './early-war/027-us-japan-mutual-defense-pact.ts';
import card028 from './early-war/028-suez-crisis.ts';
import card029 from './early-war/029-east-european-unrest.ts';
import card030 from './early-war/030-decolonization.ts';
import card031 from './early-war/031-red-scare-purge.ts';
import card032 from './early-war/032-un-intervention.ts';
import card033 from './early-war/033-de-stalinization.ts';
import card034 from './early-war/034-nuclear-test-ban.ts';
import card035 from './early-war/035-formosan-resolution.ts';
import card036 from './mid-war/036-brush-war.ts';
import card037 from './mid-war/037-central-america-scoring.ts';
import card038 from './mid-war/038-southeast-asia-scoring.ts';
import card039 from './mid-war/039-arms-race.ts';
import card040 from './mid-war/040-cuban-missile-crisis.ts';
import card041 from './mid-war/041-nuclear-subs.ts';
import card042 from './mid-war/042-quagmire.ts';
import card043 from './mid-war/043-salt-negotiations.ts';
import card044 from './mid-war/044-bear-trap.ts';
import card045 from './mid-war/045-summit.ts';
import card046 from './mid-war/046-how-i-learned-to-stop-worrying.ts';
import card047 from './mid-war/047-junta.ts';
import card048 from './mid-war/048-kitchen-debates.ts';
import card049 from './mid-war/049-missile-envy.ts';
import card050 from './mid-war/050-we-will-bury-you.ts';
import card051 from './mid-war/051-brezhnev-doctrine.ts';
import card052 from './mid-war/052-portuguese-empire-crumbles.ts';
import card053 from './mid-war/053-south-african-unrest.ts';
import card054 from './mid-war/054-allende.ts';
import card055 from './mid-war/055-willy-brandt.ts';
import card056 from './mid-war/056-muslim-revolution.ts';
import card057 from './mid-war/057-abm-treaty.ts';
import card058 from './mid-war/058-cultural-revolution.ts';
import card059 from './mid-war/059-flower-power.ts';
import card060 from './mid-war/060-u2-incident.ts';
import card061 from './mid-war/061-opec.ts';
import card062 from './mid-war/062-lone-gunman.ts';
import card063 from './mid-war/063-colonial-rear-guards.ts';
import card064 from './mid-war/064-panama-canal-returned.ts';
import card065 from './mid-war/065-camp-david-accords.ts';
import card066 from './mid-war/066-puppet-governments.ts';
import card067 from './mid-war/067-grain-sales-to-soviets.ts';
import card068 from './mid-war/068-john-paul-ii-elected-pope.ts';
import card069 from './mid-war/069-latin-american-death-squads.ts';
import card070 from './mid-war/070-oas-founded.ts';
import card071 from './mid-war/071-nixon-plays-the-china-card.ts';
import card072 from './mid-war/072-sadat-expels-soviets.ts';
import card073 from './mid-war/073-shuttle-diplomacy.ts';
import card074 from './mid-war/074-voice-of-america.ts';
import card075 from './mid-war/075-liberation-theology.ts';
import card076 from './mid-war/076-ussuri-river-skirmish.ts';
import card077 from './mid-war/077-ask-not-what-your-country.ts';
import card078 from './mid-war/078-alliance-for-progress.ts';
import card079 from './mid-war/079-africa-scoring.ts';
import card080 from './mid-war/080-one-small-step.ts';
import card081 from './mid-war/081-south-america-scoring.ts';
import card082 from './late-war/082-iranian-hostage-crisis.ts';
import card083 from './late-war/083-iron-lady.ts';
import card084 from './late-war/084-reagan-bombs-libya.ts';
import card085 from './late-war/085-star-wars.ts';
import card086 from './late-war/086-north-sea-oil.ts';
import card087 from './late-war/087-the-reformer.ts';
import card088 from './late-war/088-marine-barracks-bombing.ts';
import card089 from './late-war/089-soviets-shoot-down-kal-007.ts';
import card090 from './late-war/090-glasnost.ts';
import card091 from './late-war/091-ortega-elected-in-nicaragua.ts';
import card092 from './late-war/092-terrorism.ts';
import card093 from './late-war/093-iran-contra-scandal.ts';
import card094 from './late-war/094-chernobyl.ts';
import card095 from './late-war/095-latin-american-debt-crisis.ts';
import card096 from './late-war/096-tear-down-this-wall.ts';
import card097 from './late-war/097-an-evil-empire.ts';
import card098 from './late-war/098-aldrich-ames-remix.ts';
import card099 from './late-war/099-pershing-ii-deployed.ts';
import card100 from './late-war/100-wargames.ts';
import card101 from './late-war/101-solidarity.ts';
import card102 from './late-war/102-iran-iraq-war.ts';
import card103 from './early-war/103-defectors.ts';
import card104 from './early-war/104-cambridge-five.ts';
import card105 from './early-war/105-special-relationship.ts';
import card106 from './early-war/106-norad.ts';
import card107 from './mid-war/107-che.ts';
import card108 from './mid-war/108-our-man-in-tehran.ts';
import card109 from './late-war/109-yuri-and-samantha.ts';
import card110 from './late-war/110-awacs-sale-to-saudis.ts';
import card117 from './promo/117-non-aligned-movement.ts';
import card118 from './promo/118-mobutu-sese-seko.ts';
import card119 from './promo/119-berlin-wall.ts';
import card120 from './promo/120-stanislav-petrov.ts';
import card121 from './promo/121-kremlin-flu.ts';
import card122 from './promo/122-first-lightning.ts';
import card123 from './promo/123-who-lost-china.ts';
import card124 from './promo/124-dont-wait-for-the-translation.ts';
import card125 from './turn-zero/125-europe-scoring-allied-berlin.ts';
import card126 from './turn-zero/126-nationalist-china.ts';

/** Every card that has an event, by number. */
export const ALL_CARDS: readonly Card[] = [
  card001,
  card002,
  card003,
  card004,
  card005,
  card007,
  card008,
  card009,
  card010,
  card011,
  card012,
  card013,
  card014,
  card015,
  card016,
  card017,
  card018,
  card019,
  card020,
  card021,
  card022,
  card023,
  card024,
  card025,
  card026,
  card027,
  card028,
  card029,
  card030,
  card031,
  card032,
  card033,
  card034,
  card035,
  card036,
  card037,
  card038,
  card039,
  card040,
  card041,
  card042,
  card043,
  card044,
  card045,
  card046,
  card047,
  card048,
  card049,
  card050,
  card051,
  card052,
  card053,
  card054,
  card055,
  card056,
  card057,
  card058,
  card059,
  card060,
  card061,
  card062,
  card063,
  card064,
  card065,
  card066,
  card067,
  card068,
  card069,
  card070,
  card071,
  card072,
  card073,
  card074,
  card075,
  card076,
  card077,
  card078,
  card079,
  card080,
  card081,
  card082,
  card083,
  card084,
  card085,
  card086,
  card087,
  card088,
  card089,
  card090,
  card091,
  card092,
  card093,
  card094,
  card095,
  card096,
  card097,
  card098,
  card099,
  card100,
  card101,
  card102,
  card103,
  card104,
  card105,
  card106,
  card107,
  card108,
  card109,
  card110,
  card117,
  card118,
  card119,
  card120,
  card121,
  card122,
  card123,
  card124,
  card125,
  card126,
];
