/** A game made up for the tests, from the set-up into turn 2. */
export const SAMPLE = `SETUP: : Anna will play as USSR.
Boris will play as USA.
Handicap influence: US +2
Scenario: Standard
Optional Cards Added
Time per Player: 90 Minutes
USSR +4 in Poland [0][4]
USSR +2 in East Germany [0][5]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]
US +2 in Iran [3][0]

Turn 1, Headline Phase: Nasser* & Duck and Cover: USSR Headlines Nasser*
US Headlines Duck and Cover
Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is US 1.

Event: Nasser*
USSR +2 in Egypt [0][2]

Turn 1, USSR AR1: CIA Created*: Event: CIA Created*
USSR reveals Containment*
USSR reveals The Cambridge Five
USSR reveals UN Intervention
USSR reveals Five Year Plan
USSR reveals Olympic Games
USSR reveals Decolonization
Place Influence (1 Ops):
US +1 in Canada [3][0]


Coup (1 Ops):
Target: Panama
FAILURE: 2 [ + 1 - 2x2 = -1 ]
USSR Military Ops to 1
DEFCON degrades to 3

Turn 1, US AR1: Romanian Abdication*: Place Influence (1 Ops):
US +1 in Jordan [1][0]

Event: Romanian Abdication*
USSR +3 in Romania [0][3]

Turn 1, USSR AR2: The Cambridge Five: Event: The Cambridge Five
US has no cards to reveal

Turn 1, US AR2: Warsaw Pact Formed*: Space Race (3 Ops):
Die roll: 5 -- Failed! (Needed 3 or less)

Turn 1, USSR AR3: UN Intervention: Event: UN Intervention
USSR plays Five Year Plan
Place Influence (3 Ops):
USSR +3 in Iraq [0][4]

Turn 1, US AR3: Captured Nazi Scientist*: Event: Captured Nazi Scientist*
US advances to 1 in the Space Race.
US gains 2 VP. Score is US 3.

Turn 1, USSR AR4: Olympic Games: Event: Olympic Games
US chooses to participate in the Olympics
USSR gains 2 VP. Score is US 1.

Turn 1, US AR4: De Gaulle Leads France*: Event: De Gaulle Leads France*
USSR +1 in France [0][1]
De Gaulle Leads France* is now in play.

Realignment (3 Ops):
Target: Egypt
USSR rolls 4 (+1) = 5
US rolls 6
USSR -1 in Egypt [0][1]
Target: Egypt
USSR rolls 1 (+1) = 2
US rolls 3
USSR -1 in Egypt [0][0]
Target: Syria
USSR rolls 3 (+1) = 4
US rolls 3
`;
