import { DrawFrom, SpeakIn } from '@brink/board';
import { Suspense, lazy, useEffect } from 'react';
import { Home } from './home/home.tsx';
import { useUpdate } from '../client/updates.ts';
import { gamesToMove } from '../client/local-games.ts';
import { useMe } from '../client/me.ts';
import { PICTOGRAMS } from '../games/pictograms.ts';
import { useSeeking } from '../client/seeking.ts';
import { useRuleShown } from '../ui/rule-shown.ts';
import { Notice } from '../ui/notice.tsx';
import { goTo, routeOf, useAddress, type Route } from '../ui/router.ts';
import { useSettings } from '../ui/settings.ts';
import { useSay } from '../ui/texts/use-say.ts';
import { tablePages } from './table/load.ts';

const LocalPage = lazy(async () => ({ default: (await tablePages()).LocalPage }));
const RemotePage = lazy(async () => ({ default: (await tablePages()).RemotePage }));
const AccountPage = lazy(() => import('./account/account-page.tsx'));
const ArchivePage = lazy(() => import('./archive/archive-page.tsx'));
const ResetPage = lazy(() => import('./account/reset-page.tsx'));
const DicePage = lazy(() => import('./dice/dice-page.tsx'));
const LeaderboardPage = lazy(() => import('./players/leaderboard-page.tsx'));
const ProfilePage = lazy(() => import('./players/profile-page.tsx'));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'));
const HelpPage = lazy(() => import('./help/help-page.tsx'));
const RuleOver = lazy(() => import('./library/rule-over.tsx'));
const RulesPage = lazy(() => import('./library/rules-page.tsx'));
const GalleryPage = lazy(() => import('./library/gallery-page.tsx'));
const ExplorerPage = lazy(() => import('./explorer/explorer-page.tsx'));
const LearnPage = lazy(() => import('./library/learn-page.tsx'));
const StudyRoom = lazy(() => import('./study/study-room.tsx'));
const EditorPage = lazy(() => import('./editor/editor-page.tsx'));
const StudyPage = lazy(() => import('./library/study-pages.tsx'));
const PuzzlesPage = lazy(() => import('./puzzles/puzzles-page.tsx'));
const PuzzlePage = lazy(() => import('./puzzles/puzzle-page.tsx'));
const TournamentsPage = lazy(() => import('./tournaments/list-page.tsx'));
const TournamentPage = lazy(() => import('./tournaments/tournament-page.tsx'));
const NewTournamentPage = lazy(() => import('./tournaments/new-page.tsx'));
const NoticesPage = lazy(() => import('./notices/notices-page.tsx'));
const BotsPage = lazy(() => import('./bots/bots-page.tsx'));
const InvitationPage = lazy(() => import('./invite/invitation-page.tsx'));
const PairingPage = lazy(() => import('./pairing/pairing-page.tsx'));
const SeekBanner = lazy(() => import('./pairing/seek-banner.tsx'));
const UpdateBanner = lazy(() => import('./update-banner.tsx'));
const OverlayPage = lazy(() => import('./broadcast/overlay-page.tsx'));
const AnalysisPage = lazy(() => import('./analysis/analysis-page.tsx'));
const StudiesPage = lazy(() => import('./studies/studies-page.tsx'));
const OneStudyPage = lazy(() => import('./studies/study-page.tsx'));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx'));

function Page({ route }: { readonly route: Route }) {
  const say = useSay();
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'help':
      return <HelpPage />;
    case 'settings':
      return <SettingsPage />;
    case 'account':
      return <AccountPage />;
    case 'reset':
      return <ResetPage token={route.token} />;
    case 'dice':
      return <DicePage />;
    case 'archive':
      return <ArchivePage />;
    case 'archived':
      return <ReplayPage key={route.id} {...route} from="archive" />;
    case 'leaderboard':
      return <LeaderboardPage />;
    case 'rules':
      return <RulesPage anchor={route.anchor} />;
    case 'cards':
      return <GalleryPage />;
    case 'explorer':
      return <ExplorerPage />;
    case 'learn':
      return <LearnPage />;
    case 'study-room':
      return <StudyRoom />;
    case 'analysis':
      return <AnalysisPage />;
    case 'studies':
      return <StudiesPage />;
    case 'one-study':
      return <OneStudyPage key={route.id} id={route.id} />;
    case 'editor':
      return <EditorPage />;
    case 'study':
      return <StudyPage key={route.id} id={route.id} />;
    case 'puzzles':
      return <PuzzlesPage />;
    case 'puzzle':
      return <PuzzlePage key={route.id} id={route.id} />;
    case 'pair':
      return <PairingPage />;
    case 'notices':
      return <NoticesPage />;
    case 'bots':
      return <BotsPage />;
    case 'invitation':
      return <InvitationPage key={route.invite} invite={route.invite} />;
    case 'overlay':
      return <OverlayPage key={route.id} id={route.id} />;
    case 'tournaments':
      return <TournamentsPage />;
    case 'new-tournament':
      return <NewTournamentPage />;
    case 'tournament':
      return <TournamentPage key={route.id} id={route.id} />;
    case 'player':
      return <ProfilePage key={route.name} name={route.name} />;
    case 'local':
      return <LocalPage key={route.id} id={route.id} />;
    case 'remote':
      // A moment is named only where the whole game may be seen.
      if (route.at === undefined && !route.isReview) {
        return <RemotePage key={route.id} id={route.id} />;
      }
      return <ReplayPage key={route.id} {...route} from="server" />;
    case 'replay':
      return <ReplayPage key={route.id} {...route} from="device" />;
    case 'nowhere':
      return <Notice title={say.nowhere} text={say.nowhereText} />;
  }
}

/** The question mark opens help wherever no table takes it. */
function useHelpKey(): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      if (key !== '?' || (target as Element).closest?.('input, textarea, select, dialog')) return;
      if (!document.querySelector('.b-desk, .b-phone')) goTo('/help');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Who has an account has the games of this device there too, those of before as well. */
function useGamesInAccount(): void {
  const me = useMe();
  const name = me.status === 'known' && me.user.kind === 'account' ? me.user.name : undefined;
  useEffect(() => {
    if (name === undefined || gamesToMove().length === 0) return;
    import('./account/move-games.ts')
      .then(({ moveGames }) => moveGames(name))
      // What could not be moved stays here; the next visit tries again.
      .catch(() => undefined);
  }, [name]);
}

export function App() {
  useHelpKey();
  useGamesInAccount();
  const { language } = useSettings();
  useAddress();
  const rule = useRuleShown();
  const hasUpdate = useUpdate();
  const isSeeking = useSeeking().status !== 'resting';
  return (
    <SpeakIn language={language}>
      <Suspense>
        <DrawFrom books={PICTOGRAMS}>
          <Page route={routeOf(location.pathname, location.hash)} />
        </DrawFrom>
      </Suspense>
      {hasUpdate && (
        <Suspense>
          <UpdateBanner />
        </Suspense>
      )}
      {isSeeking && (
        <Suspense>
          <SeekBanner />
        </Suspense>
      )}
      {rule !== undefined && (
        <Suspense>
          <RuleOver anchor={rule} />
        </Suspense>
      )}
    </SpeakIn>
  );
}
