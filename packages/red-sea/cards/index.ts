// Written by tools/list-cards.mjs from the folder listing.
import type { Card } from '../card.ts';
import card001 from './mid-war/001-peace-corps.ts';
import card002 from './late-war/002-zbig.ts';
import card003 from './mid-war/003-ogaden-war.ts';
import card004 from './mid-war/004-usaid.ts';
import card005 from './late-war/005-albano-stalinist-economics.ts';
import card006 from './mid-war/006-the-victorious-leader.ts';
import card007 from './mid-war/007-eplf.ts';
import card008 from './late-war/008-centcom.ts';
import card009 from './late-war/009-carter-doctrine.ts';
import card010 from './late-war/010-kenya-joins-rdf.ts';
import card011 from './late-war/011-voice-of-america-in-amharic.ts';
import card012 from './mid-war/012-french-connections.ts';
import card013 from './late-war/013-the-events-of-86.ts';
import card014 from './mid-war/014-hero-of-the-crossing.ts';
import card015 from './mid-war/015-israeli-periphery-doctrine.ts';
import card016 from './mid-war/016-the-strong-man-of-sudan.ts';
import card017 from './late-war/017-afghanistan-invasion.ts';
import card018 from './late-war/018-daniel-arap-moi.ts';
import card019 from './mid-war/019-soviets-airlift-cubans.ts';
import card020 from './mid-war/020-malagasy-constitutional-referendum.ts';
import card021 from './mid-war/021-the-lion-falters.ts';
import card022 from './mid-war/022-dhofar-rebellion.ts';
import card023 from './mid-war/023-nasserism.ts';
import card024 from './late-war/024-t-62s-and-kalashnikovs.ts';
import card025 from './late-war/025-gosplan-advisers.ts';
import card026 from './mid-war/026-the-derg.ts';
import card027 from './late-war/027-mengistu-haile-mariam.ts';
import card028 from './mid-war/028-us-presidential-elections.ts';
import card029 from './mid-war/029-f-5es-delivered.ts';
import card030 from './late-war/030-marxist-leninist-vanguard-party.ts';
import card031 from './late-war/031-presidential-directive-30.ts';
import card032 from './mid-war/032-cyrus-vance.ts';
import card033 from './late-war/033-stagflation.ts';
import card034 from './late-war/034-cento-collapses.ts';
import card035 from './late-war/035-anti-zionist-committee.ts';
import card036 from './late-war/036-mr-nyet.ts';
import card037 from './late-war/037-middle-east-scoring.ts';
import card038 from './mid-war/038-africa-scoring.ts';
import card040 from './late-war/040-oau.ts';
import card041 from './mid-war/041-arab-league.ts';
import card042 from './mid-war/042-separatists.ts';
import card043 from './mid-war/043-indian-ocean-zone-of-peace.ts';
import card044 from './mid-war/044-apollo-soyuz-test-project.ts';
import card045 from './mid-war/045-famine.ts';
import card046 from './late-war/046-we-are-the-world.ts';
import card047 from './mid-war/047-diego-garcia.ts';
import card048 from './mid-war/048-detente.ts';
import card049 from './mid-war/049-yemeni-presidential-assassinations.ts';
import card050 from './late-war/050-seychelles.ts';
import card051 from './mid-war/051-water-wars.ts';

/** Every card that has an event, by number. */
export const ALL_CARDS: readonly Card[] = [
  card001,
  card002,
  card003,
  card004,
  card005,
  card006,
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
];
