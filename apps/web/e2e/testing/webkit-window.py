# A window of WebKitGTK that a WebDriver may control and whose console is written out.
# MiniBrowser, which comes with WebKitGTK, does the first and not the second.
import os
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

home = os.environ['HOME']  # a new folder for every run
# Not an ephemeral context: that one never writes out what the console says.
context = WebKit2.WebContext.new_with_website_data_manager(
    WebKit2.WebsiteDataManager(base_data_directory=home, base_cache_directory=home))
context.set_automation_allowed(True)
window = Gtk.Window(decorated=False)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('brink')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.main()
