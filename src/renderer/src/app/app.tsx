import { BrowserRouter } from 'react-router-dom';
import { useSession } from '../identity/use-session.ts';
import { Leaving } from './leaving.tsx';
import { PageFrame } from './page-frame.tsx';
import { AppRoutes } from './routes/app-routes.tsx';

export function App() {
  useSession();
  return (
    <BrowserRouter>
      <PageFrame>
        <AppRoutes />
        <Leaving />
      </PageFrame>
    </BrowserRouter>
  );
}
